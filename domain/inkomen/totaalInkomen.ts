import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../orientatie/antwoorden'
import { toGeteldAntwoord, type GeteldAntwoord } from '../orientatie/zichtbareVelden'
import type { Wie } from '../orientatie/persoon'

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
