import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { Wie } from '../antwoorden/persoon'
import { toGeteldAntwoord, type GeteldAntwoord } from '../orientatie/zichtbareVelden'

/**
 * Returns the income of one person in the summary, in euro a year; undefined when it is not filled in or does not
 * count. Only the expected pension counts for a person who retires within ten years.
 */
const inkomenVan = (antwoord: GeteldAntwoord, wie: Wie): Bedrag | undefined =>
  antwoord(`${wie}.pensioenBinnen10Jaar`) === 'ja'
    ? antwoord(`${wie}.inkomenPensioenVerwacht`)
    : (antwoord(`${wie}.inkomen`) ?? antwoord(`${wie}.inkomenPensioen`))

/**
 * Returns the total income in the summary, in euro a year. An empty answer counts as 0. For a person who retires within
 * ten years only the expected pension counts. For any other person, an income of the kind Overig does not count. The
 * income of a partner counts only when the home is bought together.
 * @example
 * totaalInkomen(orientatie) // 60000
 */
export const totaalInkomen = (antwoorden: Antwoorden): Bedrag => {
  const antwoord = toGeteldAntwoord(antwoorden)
  return (inkomenVan(antwoord, 'eigen') ?? 0) + (inkomenVan(antwoord, 'partner') ?? 0)
}

/**
 * Whether any home buyer filled in an income that counts; an income of 0 counts as filled in.
 * @example
 * heeftInkomen(orientatie) // true
 * heeftInkomen(nieuweOrientatie('MY')) // false
 */
export const heeftInkomen = (antwoorden: Antwoorden): boolean => {
  const antwoord = toGeteldAntwoord(antwoorden)
  return inkomenVan(antwoord, 'eigen') !== undefined || inkomenVan(antwoord, 'partner') !== undefined
}

/** The income bands of analytics, in euro a year. */
export type Inkomensband =
  | 'below 50.000'
  | '50.000 to 100.000'
  | '100.000 to 150.000'
  | '150.000 to 200.000'
  | '200.000 to 250.000'
  | '250.000 and above'

/**
 * Returns the band of a yearly income in euro; an income on a boundary is in the higher band.
 * @example
 * inkomensband(60_000) // '50.000 to 100.000'
 */
export const inkomensband = (inkomen: Bedrag): Inkomensband => {
  if (inkomen < 50_000) return 'below 50.000'
  if (inkomen < 100_000) return '50.000 to 100.000'
  if (inkomen < 150_000) return '100.000 to 150.000'
  if (inkomen < 200_000) return '150.000 to 200.000'
  if (inkomen < 250_000) return '200.000 to 250.000'
  return '250.000 and above'
}
