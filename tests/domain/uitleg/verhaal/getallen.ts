import type { Knoop, Stapwaarde } from '../../../../domain/uitleg'

const GETAL = /\d+(?:\.\d{3})*(?:,\d+)?/g
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Returns the numbers in a Dutch text, without signs. Superscript digits count as digits. */
export const getallenIn = (tekst: string): readonly number[] =>
  (tekst.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (cijfer) => String(SUPERSCRIPT.indexOf(cijfer))).match(GETAL) ?? []).map((getal) =>
    Number(getal.replaceAll('.', '').replace(',', '.')),
  )

/** Returns the numbers in a value: the number itself, or every number in a text, timestamp or table. */
export const getallenVan = (waarde: unknown): readonly number[] => {
  if (typeof waarde === 'number') return [waarde]
  if (typeof waarde === 'string') return getallenIn(waarde.replace(/[-:T.]/g, ' '))
  return typeof waarde === 'object' && waarde !== null ? Object.values(waarde).flatMap(getallenVan) : []
}

/** Returns the outcome of a step, or the value of a leaf. */
export const waardeVan = (knoop: Knoop): Stapwaarde => (knoop.soort === 'stap' ? knoop.uitkomst : knoop.waarde)

/**
 * Returns the forms in which a text may show a number, without sign. A form is rounded to the cent, to three decimals
 * (a rate), to six decimals or to a whole number, rounded down to a whole number, or a percentage.
 */
export const weergaven = (getal: number): readonly number[] => {
  const positief = Math.abs(getal)
  return [
    Number(positief.toFixed(2)),
    Math.round(positief * 1e3) / 1e3,
    Math.round(positief * 1e6) / 1e6,
    Number(positief.toFixed(0)),
    Math.floor(positief + 1e-6),
    Math.round(positief * 1e8) / 1e6,
  ]
}

/** The numbers that fixed sentences contain, such as ten years, thirty years, twelve months and 100%. */
export const VAST = [0, 1, 10, 12, 30, 100, 2]
