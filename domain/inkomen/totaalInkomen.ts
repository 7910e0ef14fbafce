import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../orientatie/antwoorden'
import type { Wie } from '../orientatie/persoon'
import { toGeteldAntwoord, type GeteldAntwoord } from '../orientatie/zichtbareVelden'

/**
 * The income of one person that the summary counts, euro a year; undefined when it is not given. Who retires within
 * ten years counts for the expected pension only.
 */
const inkomenVan = (antwoord: GeteldAntwoord, wie: Wie): Bedrag | undefined =>
  antwoord(`${wie}.pensioenBinnen10Jaar`) === 'ja'
    ? antwoord(`${wie}.inkomenPensioenVerwacht`)
    : (antwoord(`${wie}.inkomen`) ?? antwoord(`${wie}.inkomenPensioen`))

/**
 * The income shown in the summary, euro a year. Counts what the visitor is asked: of someone who retires within ten
 * years only the expected pension, of Overig nothing, of a partner only when buying together. Empty is 0.
 */
export const totaalInkomen = (antwoorden: Antwoorden): Bedrag => {
  const antwoord = toGeteldAntwoord(antwoorden)
  return (inkomenVan(antwoord, 'eigen') ?? 0) + (inkomenVan(antwoord, 'partner') ?? 0)
}

/** Has anyone who buys given an income that counts? An income of 0 is given. */
export const heeftInkomen = (antwoorden: Antwoorden): boolean => {
  const antwoord = toGeteldAntwoord(antwoorden)
  return inkomenVan(antwoord, 'eigen') !== undefined || inkomenVan(antwoord, 'partner') !== undefined
}

/** The income bands of analytics, in the words of the specification (section 9). */
export type Inkomensband =
  | 'below 50.000'
  | '50.000 to 100.000'
  | '100.000 to 150.000'
  | '150.000 to 200.000'
  | '200.000 to 250.000'
  | '250.000 and above'

/** The band of a yearly income in euro; an edge belongs to the band it opens. */
export const inkomensband = (inkomen: Bedrag): Inkomensband => {
  if (inkomen < 50_000) return 'below 50.000'
  if (inkomen < 100_000) return '50.000 to 100.000'
  if (inkomen < 150_000) return '100.000 to 150.000'
  if (inkomen < 200_000) return '150.000 to 200.000'
  if (inkomen < 250_000) return '200.000 to 250.000'
  return '250.000 and above'
}
