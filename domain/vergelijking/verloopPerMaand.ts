import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundBedrag } from '../geld/roundBedrag'
import type { Aflossingsjaar, Aflossingsmaand, Aflossingsverloop } from './aflossingsverloop'

/** What a loan costs a month, in whole euros: interest plus repayment is the gross cost. */
export interface Maandlasten {
  /** The interest. Whole euros a month, 0 or more. */
  readonly rente: number
  /** The repayment. Whole euros a month, 0 or more. */
  readonly aflossing: number
  /** `rente` plus `aflossing`. Whole euros a month. */
  readonly bruto: number
  /** The cost after tax. Whole euros a month; above `bruto` when the home costs extra tax. */
  readonly netto: number
  /** The loan that remains at the end of the month or the year. Whole euros, 0 or more. */
  readonly restant: number
}

/** One month of a loan, in whole euros. */
export interface Lastenmaand extends Maandlasten {
  /** The month of the year: 1 to 12. */
  readonly maand: number
}

/** One year of a loan: the averages a month, in whole euros. */
export interface Lastenjaar extends Maandlasten {
  /** The year of the loan: 1 to 30. */
  readonly jaar: number
  /** The twelve months of the year. */
  readonly maanden: readonly Lastenmaand[]
}

/** Returns one month; `begin` is the loan before it (whole euros). Gross and net differ as in the year. */
const maandVan = (
  exact: Aflossingsmaand,
  begin: number,
  { bruto, netto }: Omit<Maandlasten, 'restant'>,
): Lastenmaand => {
  const restant = roundBedrag(exact.restant)
  const aflossing = begin - restant
  const rente = roundBedrag(exact.rente) === 0 ? 0 : Math.max(0, bruto - aflossing)
  const dezeMaand = rente + aflossing
  return {
    maand: exact.maand,
    rente,
    aflossing,
    bruto: dezeMaand,
    netto: Math.max(0, dezeMaand + netto - bruto),
    restant,
  }
}

/** Returns one year; `lening` is the loan before it. `maandlastBruto` and `maandlastNetto` are in euro a month. */
const jaarVan = (
  exact: Aflossingsjaar,
  lening: number,
  { maandlastBruto, maandlastNetto }: Pick<FinancieringsOpzet, 'maandlastBruto' | 'maandlastNetto'>,
): Lastenjaar => {
  const [bruto, netto] = [roundBedrag(maandlastBruto), roundBedrag(maandlastNetto)]
  const rente = exact.rente / 12
  const aflossing = roundBedrag(rente) === 0 ? bruto : Math.max(0, roundBedrag(maandlastBruto - rente))
  const perMaand = { rente: bruto - aflossing, aflossing, bruto, netto }
  const begin = (plaats: number): number => roundBedrag(exact.maanden[plaats - 1]?.restant ?? lening)
  return {
    jaar: exact.jaar,
    ...perMaand,
    restant: roundBedrag(exact.restant),
    maanden: exact.maanden.map((maand, plaats) => maandVan(maand, begin(plaats), perMaand)),
  }
}

/**
 * Returns the years of a repayment schedule in whole euros a month, for the screen. A year has the averages of its
 * months. Gross is the same in all years, and the cost of the first year is that of the result. In each month the
 * remaining loan is the previous one minus the repayment.
 * @example
 * const { right } = aflossingsverloop(verzoek, kader)
 * verloopPerMaand(right, financieringsOpzet)[0].netto // 892
 */
export const verloopPerMaand = (
  { lening, jaren }: Aflossingsverloop,
  { maandlastBruto, maandlastNetto }: FinancieringsOpzet,
): readonly Lastenjaar[] =>
  jaren.map((exact, plaats) =>
    jaarVan(exact, jaren[plaats - 1]?.restant ?? lening, {
      maandlastBruto,
      maandlastNetto: plaats === 0 ? maandlastNetto : maandlastBruto - exact.voordeel / 12,
    }),
  )
