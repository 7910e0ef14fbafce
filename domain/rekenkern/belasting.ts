import type { Belastingschijf, Box1Norm, Normen } from '../normen'
import type { DienstBetrekking } from '../orientatie'
import type { Aanvrager, Aanvragers } from './aanvrager'
import { aftrekbareRente, aftrekEigenWoning, belastingvoordeelVan, bijtellingEigenWoning } from './belastingvoordeel'
import { eigenwoningforfait } from './eigenwoningforfait'
import {
  aandeelTweede,
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

/**
 * The home value that the forfait is taken over, in euro; the purchase value stands for the WOZ value, which is a
 * choice.
 */
export const forfaitwaarde = (invoer: { readonly waarde?: number | undefined; readonly lening: number }): number =>
  invoer.waarde ?? invoer.lening

/** The income that is taxed in box 1, in euro a year, before alimony; income of the kind Overig is left out. */
export const belastbaarInkomen = (invoer: Pick<Aanvrager, 'soort' | 'inkomen'>): number =>
  invoer.soort === 'Overig' ? 0 : invoer.inkomen

/**
 * The brackets of box 1 for today's kind of income; Pensioen stands for having reached AOW age.
 * Source: Wet IB 2001 art. 2.10a.
 */
export const schijvenVan = (invoer: {
  readonly soort: DienstBetrekking
  readonly box1: Box1Norm
}): readonly Belastingschijf[] => invoer.box1[invoer.soort === 'Pensioen' ? 'aow' : 'onderAow']

/** A person with the income and kind of income of today. */
const toBelastingplichtige = (aanvrager: Aanvrager, normen: Normen): Belastingplichtige => ({
  inkomen: belastbaarInkomen(aanvrager),
  schijven: schijvenVan({ soort: aanvrager.soort, box1: normen.box1.waarde }),
})

/** A loan for a home, in euro, with the interest that is paid over it in a year; restschuld is part of the loan. */
export interface BelasteLening {
  readonly aanvragers: Aanvragers
  readonly lening: number
  readonly brutorente: number
  readonly waarde: number
  readonly restschuld: number | undefined
}

/** Works out the tax of one year for a loan above 0. */
export const belastingVan = (
  { aanvragers, lening, brutorente, waarde, restschuld }: BelasteLening,
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
  const aandeel = voordeligsteAandeel({
    inkomenEerste: eersteInkomen.inkomen,
    schijvenEerste: eersteInkomen.schijven,
    inkomenTweede: tweedeInkomen.inkomen,
    schijvenTweede: tweedeInkomen.schijven,
    rente,
    forfait,
    aftrek: woning.aftrek,
    bijtelling: woning.bijtelling,
    hoogsteAftrek: woning.hoogsteAftrek,
  })
  const eerste = belastingMetAandeel(eersteInkomen, aandeel, woning)
  const tweede = belastingMetAandeel(tweedeInkomen, aandeelTweede({ aandeelEerste: aandeel }), woning)
  const voordeel = belastingvoordeelVan({ eerste: eerste.voordeel, tweede: tweede.voordeel })
  return { brutorente, waarde, woning, eerste, tweede, voordeel }
}
