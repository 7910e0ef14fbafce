import type { Bedrag } from './bedrag'
import { formatBedrag } from './formatBedrag'
import type { BedragNotatie } from './parseBedrag'

/** The sign itself, U+2212, not a hyphen. */
const MIN = '\u2212'

/** An amount as it stands in a text: `€ 300.000` or `− € 1.000`, with plain spaces; `-` when there is none. */
export const formatEuro = (bedrag: Bedrag | undefined, notatie: BedragNotatie = {}): string => {
  if (bedrag === undefined) return '-'
  const tekst = formatBedrag(bedrag, notatie)
  return tekst.startsWith('-') ? `${MIN} € ${tekst.slice(1)}` : `€ ${tekst}`
}
