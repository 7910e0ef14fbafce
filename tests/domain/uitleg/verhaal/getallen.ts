import type { Knoop, Stapwaarde } from '../../../../domain/uitleg'

const GETAL = /\d+(?:\.\d{3})*(?:,\d+)?/g
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The numbers that stand in a text. */
export const getallenIn = (tekst: string): readonly number[] =>
  (tekst.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (cijfer) => String(SUPERSCRIPT.indexOf(cijfer))).match(GETAL) ?? []).map((getal) =>
    Number(getal.replaceAll('.', '').replace(',', '.')),
  )

/** Every number in a value of the trail: of a table all that stands in it, of a moment its parts. */
export const getallenVan = (waarde: unknown): readonly number[] => {
  if (typeof waarde === 'number') return [waarde]
  if (typeof waarde === 'string') return getallenIn(waarde.replace(/[-:T.]/g, ' '))
  return typeof waarde === 'object' && waarde !== null ? Object.values(waarde).flatMap(getallenVan) : []
}

/** Returns the outcome of a step, or the value of a leaf. */
export const waardeVan = (knoop: Knoop): Stapwaarde => (knoop.soort === 'stap' ? knoop.uitkomst : knoop.waarde)

/** What a number of the trail may look like: to the cent or to six decimals, or in whole euros, also down. */
export const weergaven = (getal: number): readonly number[] => {
  const positief = Math.abs(getal)
  return [
    Number(positief.toFixed(2)),
    Math.round(positief * 1e6) / 1e6,
    Number(positief.toFixed(0)),
    Math.floor(positief + 1e-6),
    Math.round(positief * 1e8) / 1e6,
  ]
}

/** Of the sentences themselves: ten years, thirty years, twelve months, one (in 1 − a percentage), the first 100%. */
export const VAST = [0, 1, 10, 12, 30, 100, 2]
