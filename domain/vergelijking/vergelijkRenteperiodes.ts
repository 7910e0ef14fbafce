import { either, function as fp } from 'fp-ts'

import { metOnderpand } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundBedrag'
import { periodesVan } from '../antwoorden/rentevastePeriode'
import type { RentevastePeriode } from '../antwoorden/rentevastePeriodes'
import { normenInLeningjaar } from '../normen/hillenaftrek'
import type { Normen } from '../normen/normen'
import { rentepaarVan, type Rentepaar } from '../normen/rentepaar'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan, type Boek } from '../rekenkern/bereken'
import { maanden, procent, euro } from '../rekenkern/eenheden'
import { belastingvoordeel } from '../rekenkern/maandlast/belasting'
import { toWaarde, Rekenpen } from '../rekenkern/pen'
import { annuiteit, renteInJaar, restantVan, LOOPTIJD, type Annuiteitenlening } from '../rekenkern/rente/annuiteit'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { leningVan } from '../financieringsOpzet/lening'

/** The rates (percent) at which the cost after a fixed-rate period is shown: low, medium and high. */
export const RENTES_DAARNA = Object.freeze([2, 5, 7] as const)

/** The monthly cost of a loan in the first year after its fixed-rate period, at an assumed rate. */
export interface LastDaarna {
  /** The assumed rate. Percent a year. */
  readonly rente: (typeof RENTES_DAARNA)[number]
  /** Interest plus repayment. Euro a month, to the cent. */
  readonly bruto: number
  /** `bruto` minus the tax advantage. Euro a month, to the cent. */
  readonly netto: number
}

/**
 * Returns the monthly cost of the loan that remains of `lening` after `verstreken` months, at the assumed rate `rente`.
 * The tax advantage follows from the interest of the first twelve months at that rate and the norms of the norm year,
 * with the Hillen deduction of the calendar year in which these months begin.
 */
const lastDaarna = (
  normen: Normen,
  boek: Boek,
  lening: Annuiteitenlening,
  verstreken: number,
  rente: LastDaarna['rente'],
): LastDaarna => {
  const pen = new Rekenpen(normenInLeningjaar(normen, 1 + Math.floor(verstreken / 12)))
  const rest = {
    lening: restantVan(lening, verstreken),
    rente: procent(rente),
    maanden: maanden(lening.maanden - verstreken),
  }
  const bruto = annuiteit(rest)
  const voordeel = pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), toWaarde(renteInJaar(rest, 1))))
  return { rente, bruto: toHeleCenten(bruto), netto: toHeleCenten(bruto - voordeel / 12) }
}

/** The cost of a loan at the rate of one fixed-rate period. The loan is the same for all compared periods. */
export interface OpGelijkeLening {
  /** The loan. Euro, 0 or more; by default the loan of the request, which a period may not allow. */
  readonly lening: number
  /** The cost before the tax advantage. Euro a month, to the cent. */
  readonly maandlastBruto: number
  /** The net cost in the first year, after the tax advantage. Euro a month, to the cent. */
  readonly maandlastNetto: number
  /** The part of the loan that remains when the period ends. Euro, 0 or more, to the cent. */
  readonly restantEinde: number
  /**
   * The monthly costs after the period, one for each rate in `RENTES_DAARNA`. Empty when the loan is repaid by the end
   * of the period, or when these costs are not calculated.
   */
  readonly daarna: readonly LastDaarna[]
}

/** Returns what remains of `lening` after `periode` months, and the monthly costs from then on. */
const eindeVan = (normen: Normen, boek: Boek, lening: Annuiteitenlening, periode: RentevastePeriode) => {
  const restantEinde = toHeleCenten(restantVan(lening, periode))
  return {
    restantEinde,
    daarna: restantEinde === 0 ? [] : RENTES_DAARNA.map((later) => lastDaarna(normen, boek, lening, periode, later)),
  }
}

/** Returns the cost of a loan of `bedrag` euro at the rate of `boek`, with the costs after the fixed-rate period. */
const opLening = (normen: Normen, boek: Boek, periode: RentevastePeriode, bedrag: number): OpGelijkeLening => {
  const pen = new Rekenpen(normen)
  const lening: Annuiteitenlening = { lening: euro(bedrag), rente: pen.read(boek.rente), maanden: maanden(LOOPTIJD) }
  const rente = toWaarde(renteInJaar(lening, 1))
  const voordeel = bedrag === 0 ? 0 : pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), rente))
  const bruto = annuiteit(lening)
  return {
    lening: bedrag,
    maandlastBruto: toHeleCenten(bruto),
    maandlastNetto: toHeleCenten(bruto - voordeel / 12),
    ...eindeVan(normen, boek, lening, periode),
  }
}

/** One fixed-rate period with its result. The mortgage sum and the missing own money are absent without a home. */
export interface Renteperiode {
  /** The fixed-rate period. Months. */
  readonly rentevastperiode: RentevastePeriode
  /** The offered rate. Percent a year, 0 to 100. */
  readonly rente: number
  /** Whether this is the rate with NHG or the one without. Absent when the period has one rate. */
  readonly rentesoort?: keyof Rentepaar
  /** The rate at which the maximum is tested. Percent a year (Tijdelijke regeling hypothecair krediet, article 3). */
  readonly toetsrente: number
  /** The maximum mortgage. Euro, 0 or more. */
  readonly maximaleHypotheek: number
  /** The sum of the mortgage. Euro, 0 up to `maximaleHypotheek`; absent without a home. */
  readonly hypotheekbedrag?: number
  /** The monthly cost before the tax advantage. Euro a month. */
  readonly maandlastBruto: number
  /** The monthly cost after the tax advantage of the first year. Euro a month. */
  readonly maandlastNetto: number
  /** The own money that is missing. Euro, 0 or more; absent without a home. */
  readonly extraBenodigdeEigenInleg?: number
  /** The loan that remains when the period ends. Euro, 0 or more, to the cent. */
  readonly restantEinde: number
  /** The monthly costs after the period, one per rate in `RENTES_DAARNA`. Empty without a debt after the period. */
  readonly daarna: readonly LastDaarna[]
  /**
   * The cost of a loan that is equal for all periods. Compare periods by this field, because `maandlastBruto` and
   * `maandlastNetto` are for the loan of this period, which may differ. Also present for a period that does not allow
   * this loan. Absent when the request has no rate, so that its loan is unknown.
   */
  readonly opGelijkeLening?: OpGelijkeLening
}

const toRenteperiode = (rentevastperiode: RentevastePeriode, normen: Normen, boek: Boek): Renteperiode => {
  const pen = new Rekenpen(normen)
  const { maximaleHypotheek, maandlastBruto, maandlastNetto } = boek.financieringsOpzet
  const woning = metOnderpand(boek.financieringsOpzet)
  const rente = pen.read(boek.rente)
  const lening: Annuiteitenlening = { lening: pen.read(boek.lening), rente, maanden: maanden(LOOPTIJD) }
  return {
    rentevastperiode,
    rente,
    ...(boek.rentesoort && { rentesoort: boek.rentesoort }),
    toetsrente: pen.read(boek.toetsrente),
    maximaleHypotheek,
    ...(woning && { hypotheekbedrag: woning.hypotheekbedrag }),
    maandlastBruto,
    maandlastNetto,
    ...(woning && { extraBenodigdeEigenInleg: woning.extraBenodigdeEigenInleg }),
    ...eindeVan(normen, boek, lening, rentevastperiode),
  }
}

/** Returns `van` with the cost of a loan of `lening` euro; unchanged if `lening` is undefined. */
const metGelijkeLening = (van: Renteperiode, normen: Normen, boek: Boek, lening?: number): Renteperiode => {
  if (lening === undefined) return van
  const { rentevastperiode, maandlastBruto, maandlastNetto, restantEinde, daarna } = van
  const opGelijkeLening =
    leningVan(van) === lening
      ? { lening, maandlastBruto, maandlastNetto, restantEinde, daarna }
      : opLening(normen, boek, rentevastperiode, lening)
  return { ...van, opGelijkeLening }
}

/**
 * Returns the result of a request for each period of its brand that has a rate, shortest period first. `lening` (euro)
 * is the equal loan to compare by; the default is the loan of the request, in the period of the request. Without a rate
 * for that period, there is no equal loan. A Left has the error of the shortest period that cannot be calculated; then
 * no period is returned.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * right.map(({ maandlastBruto }) => maandlastBruto) // [ 1119, 1208.73, 1262.14 ]
 */
export const vergelijkRenteperiodes = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  lening?: number,
): either.Either<RekenFout, readonly Renteperiode[]> => {
  const { normen } = kader
  return fp.pipe(
    periodesVan(verzoek.labelCode).filter((periode) => rentepaarVan(kader.rentetarieven, periode) !== undefined),
    either.traverseArray((rentevastperiode) =>
      fp.pipe(
        boekVan(new Rekenpen(normen), { ...verzoek, rentevastperiode }, kader),
        either.map((boek) => ({ boek, van: toRenteperiode(rentevastperiode, normen, boek) })),
      ),
    ),
    either.map((periodes) => {
      const eigen = periodes.find(({ van }) => van.rentevastperiode === verzoek.rentevastperiode)
      const gelijk = lening ?? (eigen && leningVan(eigen.van))
      return periodes.map(({ boek, van }) => metGelijkeLening(van, normen, boek, gelijk))
    }),
  )
}

type MetTekort = Pick<Renteperiode, 'rentevastperiode' | 'extraBenodigdeEigenInleg'>

const tekortVan = ({ extraBenodigdeEigenInleg = Infinity }: MetTekort): number => extraBenodigdeEigenInleg

/**
 * Returns the period with the smallest shortfall, or the first of several such periods. Undefined unless the shortfall
 * of that period is below `tekort` (euro), after both are rounded up to whole euros as on screen.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * minsteTekort(right, financieringsOpzet.extraBenodigdeEigenInleg)?.rentevastperiode // 240
 */
export const minsteTekort = <Periode extends MetTekort>(
  periodes: readonly Periode[],
  tekort: number,
): Periode | undefined =>
  periodes
    .filter((periode) => roundTekort(tekortVan(periode)) < roundTekort(tekort))
    .toSorted((een, ander) => tekortVan(een) - tekortVan(ander))[0]
