import type { Bedrag } from '../geld'
import type { Persoon } from '../orientatie'

/**
 * The income of one person that the summary counts, euro a year; undefined when it is not given. Who retires within
 * ten years counts for the expected pension only, and Overig does not count.
 */
export const inkomenVan = (persoon: Persoon): Bedrag | undefined => {
  if (persoon.dienstBetrekking === 'Pensioen') return persoon.inkomenPensioen
  if (persoon.pensioenBinnen10Jaar === 'ja') return persoon.inkomenPensioenVerwacht
  return persoon.dienstBetrekking === 'Overig' ? undefined : persoon.inkomen
}
