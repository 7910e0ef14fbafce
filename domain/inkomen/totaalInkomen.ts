import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../orientatie/antwoorden'
import { toGeteldAntwoord } from '../orientatie/zichtbareVelden'
import { inkomenVan } from './inkomenVan'

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
