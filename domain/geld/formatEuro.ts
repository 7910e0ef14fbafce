import type { Bedrag } from './bedrag'
import { formatBedrag } from './formatBedrag'
import type { BedragNotatie } from './parseBedrag'

/** An amount as it stands in a text: `€ 300.000` or `-€ 1.000`, with a plain space; `-` when there is none. */
export const formatEuro = (bedrag: Bedrag | undefined, notatie: BedragNotatie = {}): string => {
  if (bedrag === undefined) return '-'
  const tekst = formatBedrag(bedrag, notatie)
  return tekst.startsWith('-') ? `-€ ${tekst.slice(1)}` : `€ ${tekst}`
}
