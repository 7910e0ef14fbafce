import type { AlleenstaandeNorm, Leeftijdsgroep, Normen, Studieschuldfactor } from '../../normen/normen'
import type { DienstBetrekking } from '../../orientatie/dienstBetrekking'
import type { EnergielabelType } from '../../orientatie/keuzes'
import { toHeleEuros, zonderRuis } from '../afronding'
import { euro, laagste, min, nietOnderNul, perMaand, plus, procentVan } from '../eenheden'
import type { Bedragen, EuroPerJaar, EuroPerMaand, Euros, Maanden, Procent } from '../eenheden'
import { annuiteitsfactor } from '../rente/annuiteit'
import { gegeven } from '../stap'
import { percentageIn } from './financieringslast'

/** Monthly room (euro) up to this is a floating-point error and counts as no room. */
export const GEEN_RUIMTE = 1e-9

export const aantalAanvragers = gegeven<number>()
export const energielabel = gegeven<EnergielabelType>()
export const tabellen = (normen: Normen) => normen.financieringslast.waarde
export const studieschuldfactoren = (normen: Normen) => normen.studieschuldfactoren.waarde
export const alleenstaande = (normen: Normen) => normen.alleenstaande.waarde
export const labelbedragen = (normen: Normen) => normen.extraVoorEnergielabel.waarde

/** The test income of the household, not below 0: both incomes count in full. */
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

/** The table for a single applicant; Pensioen means that AOW age is reached. */
export const leeftijdsgroep = (invoer: { soort: DienstBetrekking }): Leeftijdsgroep => groepVan(invoer.soort)

/** The input for choosing the table of two applicants. */
export type Tabelkeuze = Tabelplaats &
  Bedragen<EuroPerJaar, 'toetsinkomenEerste' | 'toetsinkomenTweede'> &
  Readonly<Record<'soortEerste' | 'soortTweede', DienstBetrekking>>

/**
 * The table for two applicants: that of the one with the highest test income. In a tie it is the table with the lower
 * percentage, so that the order of the applicants has no effect; that is a choice.
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

/** The percentage in the table, without interpolation; it may jump up just above the bound of a test-rate band. */
export const percentage = (invoer: Tabelinvoer) =>
  percentageIn(invoer.tabellen[invoer.leeftijdsgroep], invoer.toetsinkomen, invoer.toetsrente)

/** The monthly amount that may go to mortgage and other debts together; `percentage` of the yearly test income. */
export const toegestaneMaandlast = (invoer: { toetsinkomen: EuroPerJaar; percentage: Procent }) =>
  perMaand(procentVan(invoer.toetsinkomen, invoer.percentage))

/** The factor of the first band whose bound is at least the test rate; using the test rate here is a choice. */
export const studieschuldfactor = (invoer: { factoren: readonly Studieschuldfactor[]; toetsrente: Procent }) =>
  invoer.factoren.find(({ totEnMet }) => totEnMet === null || invoer.toetsrente <= totEnMet)?.factor ?? 0

export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'eerste', 'tweede'>) => plus(invoer.eerste, invoer.tweede)

export const ruimte = (invoer: Bedragen<EuroPerMaand, 'toegestaneMaandlast' | 'verplichtingen'>) =>
  min(invoer.toegestaneMaandlast, invoer.verplichtingen)

/** A monthly amount that repays a loan, interest included. */
export interface Maandbedrag {
  readonly maandbedrag: EuroPerMaand
  readonly rente: Procent
  readonly maanden: Maanden
}

/** The loan that a monthly amount repays: the present value of the annuity. */
export const contanteWaarde = (invoer: Maandbedrag) =>
  euro(invoer.maandbedrag * annuiteitsfactor(invoer.rente, invoer.maanden))

/** The extra amount for a single applicant with a test income strictly above the threshold of the table used. */
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

/** The mortgage that the income allows; 0 without room for a monthly payment, whatever the extra amounts. */
export const maximum = ({ ruimte, contanteWaarde, bedragAlleenstaande, bedragEnergielabel }: Opbouw) =>
  ruimte > GEEN_RUIMTE ? plus(contanteWaarde, bedragAlleenstaande, bedragEnergielabel) : euro(0)

/**
 * The mortgage that fits today and after each retirement within ten years; undefined for a moment that does not occur.
 */
export type Momenten = Euros<'vandaag', 'eersteMetPensioen' | 'tweedeMetPensioen' | 'beidenMetPensioen'>

/** Returns the lowest of the mortgages that fit. */
const laagsteVan = (invoer: Momenten) =>
  laagste(invoer.vandaag, invoer.eersteMetPensioen, invoer.tweedeMetPensioen, invoer.beidenMetPensioen)

/** The lowest of the mortgages that fit, in whole euros. */
export const maximaleHypotheekOpInkomen = (invoer: Momenten) => toHeleEuros(laagsteVan(invoer))

/** The lowest of the mortgages that fit with the restschuld in them, in whole euros. */
export const maximaleHypotheekMetRestschuld = (invoer: Momenten) => toHeleEuros(laagsteVan(invoer))
