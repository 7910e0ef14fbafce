import { formatEuro, type Bedrag, type BedragNotatie } from '../../domain/geld'

/** Returns an amount for a sentence, as text that no line break can split. Returns `-` if the amount is undefined. */
export const inZin = (bedrag: Bedrag | undefined, notatie?: BedragNotatie): string =>
  formatEuro(bedrag, notatie).replaceAll(' ', '\u00A0')

/** Returns an amount as text for a screen reader, with the minus as a word, because some voices skip the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')

/** Returns a percentage as text for a sentence, such as `2,5%` or `3%`. */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
