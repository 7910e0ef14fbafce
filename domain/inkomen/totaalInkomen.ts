import type { Bedrag } from '../geld'
import type { Orientatie, Persoon } from '../orientatie'

const inkomenVan = (persoon: Persoon): Bedrag | undefined => {
  if (persoon.dienstBetrekking === 'Pensioen') return persoon.inkomenPensioen
  if (persoon.pensioenBinnen10Jaar === 'ja') return persoon.inkomenPensioenVerwacht
  return persoon.dienstBetrekking === 'Overig' ? undefined : persoon.inkomen
}

/**
 * The income shown in the summary, euro a year. Counts what the visitor sees: someone who retires within ten years
 * counts for the expected pension only, Overig counts 0, and the partner counts when buying together. Empty is 0.
 */
export const totaalInkomen = (orientatie: Orientatie): Bedrag => {
  const eigen = inkomenVan(orientatie.eigen) ?? 0
  return orientatie.alleenSamen === 'samen' ? eigen + (inkomenVan(orientatie.partner) ?? 0) : eigen
}
