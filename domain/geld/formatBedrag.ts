import type { Bedrag } from './bedrag'
import type { BedragNotatie } from './parseBedrag'

const groepeer = (cijfers: string): string => cijfers.replace(/\B(?=(?:\d{3})+$)/g, '.')

/**
 * An amount as it stands in a field, without euro sign: `300.000`, or `300.000,00` with `centen`. Rounds half away
 * from zero; what rounds to zero has no minus.
 */
export const formatBedrag = (bedrag: Bedrag, { centen = false }: BedragNotatie = {}): string => {
  const [heel = '', decimalen] = Math.abs(bedrag)
    .toFixed(centen ? 2 : 0)
    .split('.')
  const cijfers = decimalen === undefined ? groepeer(heel) : `${groepeer(heel)},${decimalen}`
  return bedrag < 0 && /[1-9]/.test(cijfers) ? `-${cijfers}` : cijfers
}

/** The sign itself, U+2212, not a hyphen. */
const MIN = '\u2212'

/** An amount as it stands in a text: `€ 300.000` or `− € 1.000`, with plain spaces; `-` when there is none. */
export const formatEuro = (bedrag: Bedrag | undefined, notatie: BedragNotatie = {}): string => {
  if (bedrag === undefined) return '-'
  const tekst = formatBedrag(bedrag, notatie)
  return tekst.startsWith('-') ? `${MIN} € ${tekst.slice(1)}` : `€ ${tekst}`
}
