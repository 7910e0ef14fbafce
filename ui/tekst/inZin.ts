import { formatEuro, type Bedrag, type BedragNotatie } from '../../domain/geld'

/** An amount for a sentence: no line breaks between its signs and its figure. */
export const inZin = (bedrag: Bedrag | undefined, notatie?: BedragNotatie): string =>
  formatEuro(bedrag, notatie).replaceAll(' ', '\u00A0')

/** An amount for a screen reader: the minus as a word, since some voices skip the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')

/** A percentage for a sentence, with no more decimals than it has. */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
