import type { AlleenstaandeNorm, Leeftijdsgroep, Normen, Studieschuldfactor } from '../../normen/normen'
import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import type { EnergielabelType } from '../../antwoorden/keuzes'
import { toHeleEuros, zonderRuis } from '../afronding'
import { euro, laagste, min, nietOnderNul, perMaand, plus, procentVan } from '../eenheden'
import type { Bedragen, EuroPerJaar, EuroPerMaand, Euros, Maanden, Procent } from '../eenheden'
import { annuiteitsfactor } from '../rente/annuiteit'
import { gegeven } from '../stap'
import { percentageIn } from './financieringslast'

/** The highest monthly room, in euro, that counts as no room, because it may be a floating-point error. */
export const GEEN_RUIMTE = 1e-9

export const aantalAanvragers = gegeven<number>()
export const energielabel = gegeven<EnergielabelType>()
export const tabellen = (normen: Normen) => normen.financieringslast.waarde
export const studieschuldfactoren = (normen: Normen) => normen.studieschuldfactoren.waarde
export const alleenstaande = (normen: Normen) => normen.alleenstaande.waarde
export const labelbedragen = (normen: Normen) => normen.extraVoorEnergielabel.waarde

/** Returns the test income of the household, not below 0. Both incomes count in full. */
export const toetsinkomen = (invoer: Bedragen<EuroPerJaar, 'eerste', 'tweede'>) =>
  nietOnderNul(zonderRuis(plus(invoer.eerste, invoer.tweede)))

/** The tables, and the values that select a row and a column in them. */
interface Tabelplaats {
  readonly tabellen: Normen['financieringslast']['waarde']
  readonly toetsinkomen: EuroPerJaar
  readonly toetsrente: Procent
}

const groepVan = (soort: DienstBetrekking): Leeftijdsgroep => (soort === 'Pensioen' ? 'aow' : 'onderAow')

const metLaagstePercentage = ({ tabellen, toetsinkomen, toetsrente }: Tabelplaats): Leeftijdsgroep => {
  const vastPercentage = (groep: Leeftijdsgroep) => percentageIn(tabellen[groep], toetsinkomen, toetsrente)
  return vastPercentage('aow') < vastPercentage('onderAow') ? 'aow' : 'onderAow'
}

/** Returns the age group whose table applies to a single applicant. Pensioen means that AOW age is reached. */
export const leeftijdsgroep = (invoer: { soort: DienstBetrekking }): Leeftijdsgroep => groepVan(invoer.soort)

/** The input for the choice of the table of two applicants. */
export type Tabelkeuze = Tabelplaats &
  Bedragen<EuroPerJaar, 'toetsinkomenEerste' | 'toetsinkomenTweede'> &
  Readonly<Record<'soortEerste' | 'soortTweede', DienstBetrekking>>

/**
 * Returns the age group of the applicant with the highest test income. The table of that age group applies to both
 * applicants. If the test incomes are equal, the table with the lower percentage applies, so that the order of the
 * applicants does not matter.
 */
export const leeftijdsgroepSamen = (invoer: Tabelkeuze): Leeftijdsgroep => {
  const { toetsinkomenEerste, toetsinkomenTweede } = invoer
  const [eerste, tweede] = [groepVan(invoer.soortEerste), groepVan(invoer.soortTweede)]
  if (eerste === tweede || toetsinkomenEerste > toetsinkomenTweede) return eerste
  return toetsinkomenEerste < toetsinkomenTweede ? tweede : metLaagstePercentage(invoer)
}

export interface Tabelinvoer extends Tabelplaats {
  readonly leeftijdsgroep: Leeftijdsgroep
}

/** Returns a table percentage without interpolation, so a slightly higher test rate may give a higher percentage. */
export const percentage = (invoer: Tabelinvoer) =>
  percentageIn(invoer.tabellen[invoer.leeftijdsgroep], invoer.toetsinkomen, invoer.toetsrente)

/** Returns the monthly amount for mortgage and other debts together: `percentage` of a twelfth of the test income. */
export const toegestaneMaandlast = (invoer: { toetsinkomen: EuroPerJaar; percentage: Procent }) =>
  perMaand(procentVan(invoer.toetsinkomen, invoer.percentage))

/**
 * Returns the student loan factor of the first rate band whose upper bound is at or above the test rate. The use
 * of the test rate, not the offered rate, is a choice of this calculator.
 */
export const studieschuldfactor = (invoer: { factoren: readonly Studieschuldfactor[]; toetsrente: Procent }) =>
  invoer.factoren.find(({ totEnMet }) => totEnMet === null || invoer.toetsrente <= totEnMet)?.factor ?? 0

export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'eerste', 'tweede'>) => plus(invoer.eerste, invoer.tweede)

export const ruimte = (invoer: Bedragen<EuroPerMaand, 'toegestaneMaandlast' | 'verplichtingen'>) =>
  min(invoer.toegestaneMaandlast, invoer.verplichtingen)

/** A monthly amount that repays a loan, interest included, and the rate (percent a year) and the term of that loan. */
export interface Maandbedrag {
  readonly maandbedrag: EuroPerMaand
  readonly rente: Procent
  readonly maanden: Maanden
}

/** Returns the loan that a monthly amount repays: the present value of the annuity. */
export const contanteWaarde = (invoer: Maandbedrag) =>
  euro(invoer.maandbedrag * annuiteitsfactor(invoer.rente, invoer.maanden))

/** Returns the extra amount for a single applicant whose test income exceeds the threshold of the age group; else 0. */
export const bedragAlleenstaande = (invoer: {
  aantalAanvragers: number
  toetsinkomen: EuroPerJaar
  leeftijdsgroep: Leeftijdsgroep
  norm: AlleenstaandeNorm
}) => {
  const { bedrag, bovenToetsinkomen } = invoer.norm
  const geldt = invoer.aantalAanvragers === 1 && invoer.toetsinkomen > bovenToetsinkomen[invoer.leeftijdsgroep]
  return euro(geldt ? bedrag : 0)
}

export const bedragEnergielabel = (invoer: {
  energielabel: EnergielabelType | undefined
  norm: Normen['extraVoorEnergielabel']['waarde']
}) => euro(invoer.energielabel === undefined ? 0 : invoer.norm[invoer.energielabel])

type Opbouw = Euros<'contanteWaarde' | 'bedragAlleenstaande' | 'bedragEnergielabel'> & { readonly ruimte: EuroPerMaand }

/** Returns the maximum mortgage on income, with the extras for a single buyer and an energy label; 0 without room. */
export const maximum = ({ ruimte, contanteWaarde, bedragAlleenstaande, bedragEnergielabel }: Opbouw) =>
  ruimte > GEEN_RUIMTE ? plus(contanteWaarde, bedragAlleenstaande, bedragEnergielabel) : euro(0)

/** The mortgage that fits the income today and after each retirement (undefined if that retirement does not occur). */
export type Momenten = Euros<'vandaag', 'eersteMetPensioen' | 'tweedeMetPensioen' | 'beidenMetPensioen'>

/** Returns the lowest of the mortgages that fit. */
const laagsteVan = (invoer: Momenten) =>
  laagste(invoer.vandaag, invoer.eersteMetPensioen, invoer.tweedeMetPensioen, invoer.beidenMetPensioen)

/** Returns the lowest of the mortgages that fit, rounded down to whole euros. */
export const maximaleHypotheekOpInkomen = (invoer: Momenten) => toHeleEuros(laagsteVan(invoer))

/** Returns the lowest of the mortgages that fit with the restschuld in them, rounded down to whole euros. */
export const maximaleHypotheekMetRestschuld = (invoer: Momenten) => toHeleEuros(laagsteVan(invoer))
