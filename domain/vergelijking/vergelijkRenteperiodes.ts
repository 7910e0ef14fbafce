import { either, function as fp } from 'fp-ts'

import { metOnderpand } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundBedrag'
import { periodesVan } from '../orientatie/rentevastePeriode'
import type { RentevastePeriode } from '../orientatie/rentevastePeriodes'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan, type Boek } from '../rekenkern/bereken'
import { maanden, procent, euro } from '../rekenkern/eenheden'
import { belastingvoordeel } from '../rekenkern/maandlast/belasting'
import { toWaarde, Rekenpen } from '../rekenkern/pen'
import { annuiteit, renteInJaar, restantVan, LOOPTIJD, type Annuiteitenlening } from '../rekenkern/rente/annuiteit'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { gelijkeLening, leningVan } from './lening'

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
 * Calculates the cost when the loan that remains after `verstreken` months is repaid in the remaining months at another
 * rate. The tax is that of the norm year, with the interest of the first twelve of those months.
 */
const lastDaarna = (
  pen: Rekenpen,
  boek: Boek,
  lening: Annuiteitenlening,
  verstreken: number,
  rente: LastDaarna['rente'],
): LastDaarna => {
  const rest = {
    lening: restantVan(lening, verstreken),
    rente: procent(rente),
    maanden: maanden(lening.maanden - verstreken),
  }
  const bruto = annuiteit(rest)
  const voordeel = pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), toWaarde(renteInJaar(rest, 1))))
  return { rente, bruto: toHeleCenten(bruto), netto: toHeleCenten(bruto - voordeel / 12) }
}

/** The cost of one equal loan at the rate of a period, so that periods can be compared. */
export interface OpGelijkeLening {
  /** The loan: by default the smallest that any compared period lends, so that every period lends it. Euro, above 0. */
  readonly lening: number
  /** The net cost in the first year, after the tax advantage. Euro a month, to the cent. */
  readonly maandlastNetto: number
  /** The monthly costs after the period at other rates; empty when the loan is repaid by then. */
  readonly daarna: readonly LastDaarna[]
}

/** Calculates what a loan (euro) costs at the rate of a calculation, and after its period (months). */
const opLening = (pen: Rekenpen, boek: Boek, periode: RentevastePeriode, bedrag: number): OpGelijkeLening => {
  const lening: Annuiteitenlening = { lening: euro(bedrag), rente: pen.read(boek.rente), maanden: maanden(LOOPTIJD) }
  const rente = toWaarde(renteInJaar(lening, 1))
  const voordeel = pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), rente))
  const isAfgelost = toHeleCenten(restantVan(lening, periode)) === 0
  return {
    lening: bedrag,
    maandlastNetto: toHeleCenten(annuiteit(lening) - voordeel / 12),
    daarna: isAfgelost ? [] : RENTES_DAARNA.map((later) => lastDaarna(pen, boek, lening, periode, later)),
  }
}

/** One fixed-rate period with its result. The mortgage sum and the missing own money are absent without a home. */
export interface Renteperiode {
  /** The fixed-rate period. Months. */
  readonly rentevastperiode: RentevastePeriode
  /** The offered rate. Percent a year, 0 to 100. */
  readonly rente: number
  /** The rate at which the maximum is tested. Percent a year (Tijdelijke regeling hypothecair krediet, article 3). */
  readonly toetsrente: number
  /** The highest mortgage. Euro, 0 or more. */
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
  /** The monthly costs after the period at other rates; empty when the loan is repaid by then. */
  readonly daarna: readonly LastDaarna[]
  /**
   * The cost of the same loan in every period. Compare periods by this one: the monthly costs above are for a loan that
   * differs per period. Absent for a period that lends nothing.
   */
  readonly opGelijkeLening?: OpGelijkeLening
}

const toRenteperiode = (rentevastperiode: RentevastePeriode, pen: Rekenpen, boek: Boek): Renteperiode => {
  const { maximaleHypotheek, maandlastBruto, maandlastNetto } = boek.financieringsOpzet
  const woning = metOnderpand(boek.financieringsOpzet)
  const rente = pen.read(boek.rente)
  const lening: Annuiteitenlening = { lening: pen.read(boek.lening), rente, maanden: maanden(LOOPTIJD) }
  const restantEinde = toHeleCenten(restantVan(lening, rentevastperiode))
  return {
    rentevastperiode,
    rente,
    toetsrente: pen.read(boek.toetsrente),
    maximaleHypotheek,
    ...(woning && { hypotheekbedrag: woning.hypotheekbedrag }),
    maandlastBruto,
    maandlastNetto,
    ...(woning && { extraBenodigdeEigenInleg: woning.extraBenodigdeEigenInleg }),
    restantEinde,
    daarna:
      restantEinde === 0 ? [] : RENTES_DAARNA.map((later) => lastDaarna(pen, boek, lening, rentevastperiode, later)),
  }
}

/** Adds the cost of the equal loan to a period; leaves a period that lends nothing unchanged. */
const metGelijkeLening = (van: Renteperiode, pen: Rekenpen, boek: Boek, lening: number | undefined): Renteperiode => {
  if (lening === undefined || leningVan(van) === 0) return van
  const { rentevastperiode, maandlastNetto, daarna } = van
  const isEigen = leningVan(van) === lening
  const gelijk = isEigen ? { lening, maandlastNetto, daarna } : opLening(pen, boek, rentevastperiode, lening)
  return { ...van, opGelijkeLening: gelijk }
}

/**
 * Calculates a request for every period of its brand that has a rate, shortest first; the period of the request itself
 * is ignored. `lening` (euro, above 0) is the equal loan to compare by: by default the smallest that a period lends. A
 * Left has the reason when a rate or cost item is invalid, for the shortest such period.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * right.map(({ maandlastBruto }) => maandlastBruto) // [ 1119, 1208.73, 1262.14 ]
 */
export const vergelijkRenteperiodes = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  lening?: number,
): either.Either<RekenFout, readonly Renteperiode[]> => {
  const pen = new Rekenpen(kader.normen)
  return fp.pipe(
    periodesVan(verzoek.labelCode).filter((periode) => kader.rentetarieven[periode] !== undefined),
    either.traverseArray((rentevastperiode) =>
      fp.pipe(
        boekVan(pen, { ...verzoek, rentevastperiode }, kader),
        either.map((boek) => ({ boek, van: toRenteperiode(rentevastperiode, pen, boek) })),
      ),
    ),
    either.map((periodes) => {
      const gelijk = lening ?? gelijkeLening(periodes.map(({ van }) => van))
      return periodes.map(({ boek, van }) => metGelijkeLening(van, pen, boek, gelijk))
    }),
  )
}

const tekortVan = ({ extraBenodigdeEigenInleg = Infinity }: Renteperiode): number => extraBenodigdeEigenInleg

/**
 * Returns the period with the smallest shortfall; the first when periods tie. Undefined unless it is below `tekort`
 * (euro), both rounded to whole euros as on screen.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * minsteTekort(right, financieringsOpzet.extraBenodigdeEigenInleg)?.rentevastperiode // 240
 */
export const minsteTekort = (periodes: readonly Renteperiode[], tekort: number): Renteperiode | undefined =>
  periodes
    .filter((periode) => roundTekort(tekortVan(periode)) < roundTekort(tekort))
    .toSorted((een, ander) => tekortVan(een) - tekortVan(ander))[0]
