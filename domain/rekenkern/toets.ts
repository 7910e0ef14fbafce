import type { Leeftijdsgroep, Normen } from '../normen'
import type { EnergielabelType } from '../orientatie'
import type { Aanvrager, Aanvragers } from './aanvrager'
import { contanteWaarde, LOOPTIJD } from './annuiteit'
import { financieringslastpercentage, leeftijdsgroepVan } from './financieringslast'
import { bedragAlleenstaande, bedragEnergielabel, maximumVan, ruimteVan, toegestaneMaandlast } from './maximumOpInkomen'
import { persoonlijkToetsinkomen, toetsinkomenVan } from './toetsinkomen'
import { persoonlijkeVerplichtingen, studieschuldfactor, verplichtingenVan } from './verplichtingen'

/** One person in a test on income: what the income counts for (euro a year) and what is owed (euro a month). */
export interface PersoonlijkeToets {
  readonly toetsinkomen: number
  readonly verplichtingen: number
}

/** A test on income with all its intermediate values; amounts in euro, percentages in percent. */
export interface Toets {
  readonly aanvragers: Aanvragers
  readonly eerste: PersoonlijkeToets
  readonly tweede: PersoonlijkeToets | undefined
  readonly toetsinkomen: number
  readonly leeftijdsgroep: Leeftijdsgroep
  readonly percentage: number
  readonly toegestaneMaandlast: number
  readonly studieschuldfactor: number
  readonly verplichtingen: number
  readonly ruimte: number
  readonly contanteWaarde: number
  readonly bedragAlleenstaande: number
  readonly bedragEnergielabel: number
  readonly maximum: number
}

const toetsPersoon = (aanvrager: Aanvrager, factor: number): PersoonlijkeToets => ({
  toetsinkomen: persoonlijkToetsinkomen(aanvrager),
  verplichtingen: persoonlijkeVerplichtingen({
    leningen: aanvrager.leningen,
    studieschuld: aanvrager.studieschuld,
    factor,
  }),
})

/** Tests what these home buyers can borrow on their income, at a test rate in percent. */
export const toets = (
  aanvragers: Aanvragers,
  toetsrente: number,
  energielabel: EnergielabelType | undefined,
  normen: Normen,
): Toets => {
  const factor = studieschuldfactor({ factoren: normen.studieschuldfactoren.waarde, toetsrente })
  const eerste = toetsPersoon(aanvragers.eerste, factor)
  const tweede = aanvragers.tweede === undefined ? undefined : toetsPersoon(aanvragers.tweede, factor)
  const toetsinkomen = toetsinkomenVan({ eerste: eerste.toetsinkomen, tweede: tweede?.toetsinkomen })
  const leeftijdsgroep = leeftijdsgroepVan({
    soort: aanvragers.eerste.soort,
    toetsinkomen: eerste.toetsinkomen,
    soortTweede: aanvragers.tweede?.soort,
    toetsinkomenTweede: tweede?.toetsinkomen,
  })
  const percentage = financieringslastpercentage({
    tabellen: normen.financieringslast.waarde,
    leeftijdsgroep,
    toetsinkomen,
    toetsrente,
  })
  const maandlast = toegestaneMaandlast({ toetsinkomen, percentage })
  const verplichtingen = verplichtingenVan({ eerste: eerste.verplichtingen, tweede: tweede?.verplichtingen })
  const ruimte = ruimteVan({ toegestaneMaandlast: maandlast, verplichtingen })
  const lening = contanteWaarde({ maandbedrag: ruimte, rente: toetsrente, maanden: LOOPTIJD })
  const alleenstaande = bedragAlleenstaande({
    aantalAanvragers: tweede === undefined ? 1 : 2,
    toetsinkomen,
    leeftijdsgroep,
    norm: normen.alleenstaande.waarde,
  })
  const label = bedragEnergielabel({ energielabel, norm: normen.extraVoorEnergielabel.waarde })
  return {
    aanvragers,
    eerste,
    tweede,
    toetsinkomen,
    leeftijdsgroep,
    percentage,
    toegestaneMaandlast: maandlast,
    studieschuldfactor: factor,
    verplichtingen,
    ruimte,
    contanteWaarde: lening,
    bedragAlleenstaande: alleenstaande,
    bedragEnergielabel: label,
    maximum: maximumVan({
      ruimte,
      contanteWaarde: lening,
      bedragAlleenstaande: alleenstaande,
      bedragEnergielabel: label,
    }),
  }
}
