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

/** The rates, in percent, at which the cost after a fixed-rate period is shown: low, middling and high. */
export const RENTES_DAARNA = Object.freeze([2, 5, 7] as const)

/** What a loan costs a month, in euro, in the first year after its fixed-rate period, if the rate (percent) is this. */
export interface LastDaarna {
  /** The rate that is assumed then. Percent a year. */
  readonly rente: (typeof RENTES_DAARNA)[number]
  /** Interest and repayment. Euro a month, to the cent. */
  readonly bruto: number
  /** `bruto` less the tax advantage. Euro a month, to the cent. */
  readonly netto: number
}

/**
 * What is left of a loan after `verstreken` (months) is repaid over the months that remain, at another rate. The tax is
 * that of the norm year, with the interest of the first twelve of those months.
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

/** What one loan costs a month at the rate of a period, so that periods can be ranked. */
export interface OpGelijkeLening {
  /** The loan: the smallest that any period of the comparison lends, so that each of them lends it. Euro, above 0. */
  readonly lening: number
  /** What it costs after the tax advantage of the first year. Euro a month, to the cent. */
  readonly maandlastNetto: number
  /** What it costs from the end of the period on at other rates; empty when nothing is left. */
  readonly daarna: readonly LastDaarna[]
}

/** What a loan (euro) costs at the rate of a calculation, and after its period (months). */
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

/**
 * What one fixed-rate period (months) comes to: rates in percent, amounts in euro, costs a month. `restantEinde` is
 * what is left of the loan when the period ends, `daarna` what it costs from then on; empty when nothing is left. The
 * mortgage sum and what is missing are absent without a home.
 */
export interface Renteperiode {
  /** How long the rate is fixed. Months. */
  readonly rentevastperiode: RentevastePeriode
  /** The offered rate. Percent a year, 0 to 100. */
  readonly rente: number
  /** The rate that the maximum is tested with. Percent a year (Tijdelijke regeling hypothecair krediet, article 3). */
  readonly toetsrente: number
  /** What can be borrowed. Euro, 0 or more. */
  readonly maximaleHypotheek: number
  /** The sum of the mortgage. Euro, 0 up to `maximaleHypotheek`; absent without a home. */
  readonly hypotheekbedrag?: number
  /** What the mortgage costs before the tax advantage. Euro a month. */
  readonly maandlastBruto: number
  /** What the mortgage costs after the tax advantage of the first year. Euro a month. */
  readonly maandlastNetto: number
  /** What is missing beside the mortgage and the own money. Euro, 0 or more; absent without a home. */
  readonly extraBenodigdeEigenInleg?: number
  /** What is left of the loan when the period ends. Euro, 0 or more, to the cent. */
  readonly restantEinde: number
  /** What it costs from then on at other rates; empty when nothing is left. */
  readonly daarna: readonly LastDaarna[]
  /**
   * What the smallest loan of all periods costs with this period. The monthly costs above are those of a loan of the
   * period's own, so they rank nothing. Absent for a period that lends nothing.
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

/** The same period with what the loan that all periods lend costs in it. */
const metGelijkeLening = (van: Renteperiode, pen: Rekenpen, boek: Boek, lening: number | undefined): Renteperiode => {
  if (lening === undefined || leningVan(van) === 0) return van
  const { rentevastperiode, maandlastNetto, daarna } = van
  const isEigen = leningVan(van) === lening
  const gelijk = isEigen ? { lening, maandlastNetto, daarna } : opLening(pen, boek, rentevastperiode, lening)
  return { ...van, opGelijkeLening: gelijk }
}

/**
 * Calculates a request for every period of its brand that has a rate, shortest first, whatever its own period is. A
 * rate or cost item that is none gives the reason, of the shortest such period. `lening` (euro, above 0) is the loan
 * on which all are ranked: by default the smallest that a period lends.
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
 * The period that leaves least of this shortage (euro), the first of equals; undefined when no period leaves less of it
 * than is shown, in whole euros.
 */
export const minsteTekort = (periodes: readonly Renteperiode[], tekort: number): Renteperiode | undefined =>
  periodes
    .filter((periode) => roundTekort(tekortVan(periode)) < roundTekort(tekort))
    .toSorted((een, ander) => tekortVan(een) - tekortVan(ander))[0]
