import type { Antwoorden } from '../orientatie/antwoorden'
import { toGeteldAntwoord } from '../orientatie/zichtbareVelden'
import { inkomenVan } from './inkomenVan'

/** Has anyone who buys given an income that counts? An income of 0 is given. */
export const heeftInkomen = (antwoorden: Antwoorden): boolean => {
  const antwoord = toGeteldAntwoord(antwoorden)
  return inkomenVan(antwoord, 'eigen') !== undefined || inkomenVan(antwoord, 'partner') !== undefined
}
