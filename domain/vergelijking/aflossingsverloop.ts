import { either, function as fp } from 'fp-ts'

import { hillenaftrekIn, normenInLeningjaar } from '../normen/hillenaftrek'
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
import { belastingoorzaakVan, type Belastingoorzaak } from './extraBelasting'

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
  /** Why the home costs extra tax in this year. Absent in a year with a tax advantage of 0 or more. */
  readonly oorzaak?: Belastingoorzaak
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

const LEENJAREN = LOOPTIJD / 12

/** Returns a percentage as text for a sentence, such as `71,867%`. */
const zegProcent = (percentage: number): string => `${String(percentage).replace('.', ',')}%`

/** Returns how the Hillen deduction changes during the loan, as text; undefined if the norms keep one percentage. */
const zegHillenaftrek = ({ jaar, hillenaftrek: { waarde } }: Normen): string | undefined => {
  const percentages = Array.from({ length: LEENJAREN }, (_, plaats) => hillenaftrekIn(waarde, jaar + plaats))
  const [eerste = 0, laatste = 0] = [percentages[0], percentages.at(-1)]
  const vorige = percentages.findLastIndex((percentage) => percentage !== laatste)
  return vorige < 0 ? undefined : `${zegProcent(eerste)} in ${jaar} naar ${zegProcent(laatste)} in ${jaar + vorige + 1}`
}

const toelichtingBij = (normen: Normen): string => {
  const hillenaftrek = zegHillenaftrek(normen)
  const doenAlsof =
    `We doen alsof dit blijft als in ${normen.jaar}: rente, inkomen, waarde van de woning, belastingschijven, ` +
    'heffingskortingen'
  return hillenaftrek === undefined
    ? `${doenAlsof}, eigenwoningforfait en Hillenaftrek.`
    : `${doenAlsof} en eigenwoningforfait. Wat al in de wet staat, rekenen we mee: de Hillenaftrek gaat van ` +
        `${hillenaftrek}.`
}

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
  const maanden = aflossingsmaanden(lening, jaar, voordeel)
  const [waarde, restschuld] = [boek.waarde, boek.restschuld].map((bedrag) => bedrag && pen.read(bedrag))
  const woning = { rente: brutorente, lening: lening.lening, restschuld, waarde }
  const oorzaak = voordeel < 0 && { oorzaak: belastingoorzaakVan(normen, woning) }
  return { jaar, rente, aflossing, restant, bruto, voordeel, netto, ...oorzaak, maanden }
}

const toVerloop = (pen: Rekenpen, boek: Boek, normen: Normen): Aflossingsverloop => {
  const lening = pen.read(boek.lening)
  const annuiteiten = { lening, rente: pen.read(boek.rente), maanden: maanden(LOOPTIJD) }
  const aantalJaren = toHeleCenten(lening) === 0 ? 0 : LEENJAREN
  return {
    lening: toHeleCenten(lening),
    jaren: Array.from({ length: aantalJaren }, (_, index) => jaarVan(normen, boek, annuiteiten, index + 1)),
    toelichting: toelichtingBij(normen),
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
