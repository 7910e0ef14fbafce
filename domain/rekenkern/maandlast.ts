import type { Normen } from '../normen'
import type { Aanvrager, Aanvragers } from './aanvrager'
import { annuiteit, LOOPTIJD, renteInJaar } from './annuiteit'
import { aftrekbareRente, aftrekEigenWoning, belastingvoordeelVan, bijtellingEigenWoning } from './belastingvoordeel'
import { eigenwoningforfait } from './eigenwoningforfait'
import {
  belastingMetAandeel,
  voordeligsteAandeel,
  type Belastingplichtige,
  type PersoonlijkeBelasting,
  type TeVerdelen,
} from './verdeling'

/** What the home does to the income tax in one year, with all intermediate values; euro a year. */
export interface Belasting {
  readonly brutorente: number
  readonly waarde: number
  readonly woning: TeVerdelen
  readonly eerste: PersoonlijkeBelasting
  readonly tweede: PersoonlijkeBelasting | undefined
  readonly voordeel: number
}

/** The monthly cost of a loan, in euro; the tax is absent when there is no loan. */
export interface Maandlast {
  readonly lening: number
  readonly bruto: number
  readonly belasting: Belasting | undefined
  readonly netto: number
}

/** The loan whose monthly cost is shown, in euro: the mortgage sum with a home, else the highest mortgage. */
export const leningVan = (invoer: {
  readonly hypotheekbedrag?: number | undefined
  readonly maximaleHypotheek: number
}): number => invoer.hypotheekbedrag ?? invoer.maximaleHypotheek

/** The home value that the forfait is taken over, in euro; the purchase value stands for the WOZ value, which is a choice. */
export const forfaitwaarde = (invoer: { readonly waarde?: number | undefined; readonly lening: number }): number =>
  invoer.waarde ?? invoer.lening

/** The income that is taxed in box 1, in euro a year, before alimony; income of the kind Overig is left out. */
export const belastbaarInkomen = (invoer: Pick<Aanvrager, 'soort' | 'inkomen'>): number =>
  invoer.soort === 'Overig' ? 0 : invoer.inkomen

/** The monthly cost after tax, in euro; `voordeel` is the tax advantage of a year. */
export const nettoMaandlast = (invoer: { readonly bruto: number; readonly voordeel?: number | undefined }): number =>
  invoer.bruto - (invoer.voordeel ?? 0) / 12

/** A person with the income and kind of income of today. */
export const toBelastingplichtige = (aanvrager: Aanvrager, normen: Normen): Belastingplichtige => ({
  inkomen: belastbaarInkomen(aanvrager),
  schijven: normen.box1.waarde[aanvrager.soort === 'Pensioen' ? 'aow' : 'onderAow'],
})

/** Works out the tax of one year in which `brutorente` (euro) is paid over a loan. */
export const belastingVan = (
  aanvragers: Aanvragers,
  lening: number,
  brutorente: number,
  waarde: number,
  restschuld: number | undefined,
  normen: Normen,
): Belasting => {
  const rente = aftrekbareRente({ rente: brutorente, lening, restschuld })
  const forfait = eigenwoningforfait({ waarde, norm: normen.eigenwoningforfait.waarde })
  const woning: TeVerdelen = {
    rente,
    forfait,
    aftrek: aftrekEigenWoning({ rente, forfait }),
    bijtelling: bijtellingEigenWoning({ rente, forfait, hillenaftrek: normen.hillenaftrek.waarde }),
    hoogsteAftrek: normen.box1.waarde.hoogsteAftrek,
  }
  const eersteInkomen = toBelastingplichtige(aanvragers.eerste, normen)
  if (aanvragers.tweede === undefined) {
    const eerste = belastingMetAandeel(eersteInkomen, 1, woning)
    const voordeel = belastingvoordeelVan({ eerste: eerste.voordeel })
    return { brutorente, waarde, woning, eerste, tweede: undefined, voordeel }
  }
  const tweedeInkomen = toBelastingplichtige(aanvragers.tweede, normen)
  const aandeel = voordeligsteAandeel({ eerste: eersteInkomen, tweede: tweedeInkomen, woning })
  const eerste = belastingMetAandeel(eersteInkomen, aandeel, woning)
  const tweede = belastingMetAandeel(tweedeInkomen, 1 - aandeel, woning)
  const voordeel = belastingvoordeelVan({ eerste: eerste.voordeel, tweede: tweede.voordeel })
  return { brutorente, waarde, woning, eerste, tweede, voordeel }
}

/** Works out what a loan costs a month in its first year, at a rate in percent a year. */
export const maandlastVan = (
  aanvragers: Aanvragers,
  lening: number,
  rente: number,
  waarde: number,
  restschuld: number | undefined,
  normen: Normen,
): Maandlast => {
  const bruto = annuiteit({ lening, rente, maanden: LOOPTIJD })
  if (lening === 0) return { lening, bruto, belasting: undefined, netto: nettoMaandlast({ bruto }) }
  const brutorente = renteInJaar({ lening, rente, maanden: LOOPTIJD, jaar: 1 })
  const belasting = belastingVan(aanvragers, lening, brutorente, waarde, restschuld, normen)
  return { lening, bruto, belasting, netto: nettoMaandlast({ bruto, voordeel: belasting.voordeel }) }
}
