import { either, function as fp } from 'fp-ts'

import { normenInLeningjaar } from '../normen/hillenaftrek'
import type { Normen } from '../normen/normen'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan, type Boek } from '../rekenkern/bereken'
import { maanden } from '../rekenkern/eenheden'
import { belastingvoordeel } from '../rekenkern/maandlast/belasting'
import { Rekenpen, toWaarde } from '../rekenkern/pen'
import { annuiteit, restantVan, LOOPTIJD, renteInJaar, type Annuiteitenlening } from '../rekenkern/rente/annuiteit'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'

/** One month of a year of a loan. Amounts in euro, to the cent. */
export interface Aflossingsmaand {
  /** The month of the year: 1 to 12. */
  readonly maand: number
  /** The interest. Euro, 0 or more, to the cent. */
  readonly rente: number
  /** The repayment. Euro, 0 or more, to the cent. */
  readonly aflossing: number
  /** The loan that remains after this month. Euro, 0 or more, to the cent; 0 at the end of the thirty years. */
  readonly restant: number
  /** Interest plus repayment. Euro, to the cent. */
  readonly bruto: number
  /** The tax advantage. Euro, to the cent; below 0 when the home costs more tax than the interest saves. */
  readonly voordeel: number
  /** `bruto` minus `voordeel`. Euro, to the cent. */
  readonly netto: number
}

const MAANDEN = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Returns by how much a running total grows in month `maand`, in euro to the cent. `totaalNa` returns the exact total
 * after a month. Rounds each total instead of the growth, so that the growth of the twelve months adds up to the year.
 */
const groei = (totaalNa: (maand: number) => number, maand: number): number =>
  toHeleCenten(toHeleCenten(totaalNa(maand)) - toHeleCenten(totaalNa(maand - 1)))

/**
 * Returns the twelve months of year `jaar` (1 is the first) of a loan. Interest, repayment and tax advantage of the
 * months add up to those of the year, to the cent. `voordeelInJaar` (euro) is spread evenly over the months.
 */
const aflossingsmaanden = (
  lening: Annuiteitenlening,
  jaar: number,
  voordeelInJaar: number,
): readonly Aflossingsmaand[] => {
  const begin = 12 * (jaar - 1)
  const restantNa = (maand: number): number => restantVan(lening, begin + maand)
  const renteTot = (maand: number): number => Math.max(0, maand * annuiteit(lening) - restantNa(0) + restantNa(maand))
  return MAANDEN.map((maand) => {
    const restant = toHeleCenten(restantNa(maand))
    const rente = groei(renteTot, maand)
    const aflossing = toHeleCenten(toHeleCenten(restantNa(maand - 1)) - restant)
    const bruto = toHeleCenten(rente + aflossing)
    const voordeel = groei((tot) => (voordeelInJaar * tot) / 12, maand)
    return { maand, rente, aflossing, restant, bruto, voordeel, netto: toHeleCenten(bruto - voordeel) }
  })
}

/** One year of a loan. The `maanden` add up to `rente`, `aflossing`, `bruto`, `voordeel` and `netto` of the year. */
export interface Aflossingsjaar {
  /** The year of the loan: 1 to 30. */
  readonly jaar: number
  /** The interest. Euro, 0 or more, to the cent. */
  readonly rente: number
  /** The repayment. Euro, 0 or more, to the cent. */
  readonly aflossing: number
  /** The loan that remains after this year. Euro, 0 or more, to the cent; 0 at the end of the thirty years. */
  readonly restant: number
  /** Interest plus repayment. Euro, to the cent. */
  readonly bruto: number
  /** The tax advantage. Euro, to the cent; below 0 when the home costs more tax than the interest saves. */
  readonly voordeel: number
  /** `bruto` minus `voordeel`. Euro, to the cent. */
  readonly netto: number
  /** The twelve months of the year. */
  readonly maanden: readonly Aflossingsmaand[]
}

/** The repayment of a loan over thirty years, year by year. */
export interface Aflossingsverloop {
  /** The loan at the start. Euro, 0 or more: the mortgage sum with a home, the maximum mortgage without a home. */
  readonly lening: number
  /** The thirty years, in order; empty without a loan. */
  readonly jaren: readonly Aflossingsjaar[]
  /** Dutch sentences about what is assumed to stay as in the norm year, and about what changes by law. */
  readonly toelichting: string
}

const toelichtingBij = (normjaar: number): string =>
  `We doen alsof dit blijft als in ${normjaar}: rente, inkomen, waarde van de woning, belastingschijven, ` +
  'heffingskortingen en eigenwoningforfait. Wat al in de wet staat, rekenen we mee: de Hillenaftrek daalt elk jaar, ' +
  'tot 0 in 2041.'

const jaarVan = (normen: Normen, boek: Boek, lening: Annuiteitenlening, jaar: number): Aflossingsjaar => {
  const pen = new Rekenpen(normenInLeningjaar(normen, jaar))
  const restantNa = (jaren: number): number => toHeleCenten(restantVan(lening, 12 * jaren))
  const brutorente = renteInJaar(lening, jaar)
  const rente = toHeleCenten(brutorente)
  const restant = restantNa(jaar)
  const aflossing = toHeleCenten(restantNa(jaar - 1) - restant)
  const bruto = toHeleCenten(rente + aflossing)
  const voordeel = toHeleCenten(pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), toWaarde(brutorente))))
  const netto = toHeleCenten(bruto - voordeel)
  return { jaar, rente, aflossing, restant, bruto, voordeel, netto, maanden: aflossingsmaanden(lening, jaar, voordeel) }
}

const toVerloop = (pen: Rekenpen, boek: Boek, normen: Normen): Aflossingsverloop => {
  const lening = pen.read(boek.lening)
  const annuiteiten = { lening, rente: pen.read(boek.rente), maanden: maanden(LOOPTIJD) }
  const aantalJaren = lening === 0 ? 0 : LOOPTIJD / 12
  return {
    lening: toHeleCenten(lening),
    jaren: Array.from({ length: aantalJaren }, (_, index) => jaarVan(normen, boek, annuiteiten, index + 1)),
    toelichting: toelichtingBij(normen.jaar),
  }
}

/**
 * Returns the repayment of the loan of a request, year by year at the offered rate. With a home, the loan is the
 * mortgage sum; without a home, it is the maximum mortgage. The repayments add up to the loan, to the cent. A loan of 0
 * has no years. A Left has the reason why the request has no result.
 * @example
 * const { right } = aflossingsverloop(verzoek, kader)
 * right.jaren.length // 30
 * right.jaren[0].restant // 256199.81
 */
export const aflossingsverloop = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Aflossingsverloop> => {
  const pen = new Rekenpen(kader.normen)
  return fp.pipe(
    boekVan(pen, verzoek, kader),
    either.map((boek) => toVerloop(pen, boek, kader.normen)),
  )
}
