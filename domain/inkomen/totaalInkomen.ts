import type { Bedrag } from '../geld'
import type { Orientatie } from '../orientatie'
import { inkomenVan } from './inkomenVan'

/**
 * The income shown in the summary, euro a year. Counts what the visitor sees: someone who retires within ten years
 * counts for the expected pension only, Overig counts 0, and the partner counts when buying together. Empty is 0.
 */
export const totaalInkomen = (orientatie: Orientatie): Bedrag => {
  const eigen = inkomenVan(orientatie.eigen) ?? 0
  return orientatie.alleenSamen === 'samen' ? eigen + (inkomenVan(orientatie.partner) ?? 0) : eigen
}
