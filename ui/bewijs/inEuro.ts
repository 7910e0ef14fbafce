import { formatEuro, type BedragNotatie } from '../../domain'

/** An amount for in a sentence: its sign and its figure stay on one line. */
export const inEuro = (bedrag: number | undefined, notatie: BedragNotatie = {}): string =>
  formatEuro(bedrag, notatie).replaceAll(' ', '\u00A0')
