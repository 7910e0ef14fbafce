import { formatEuro, type Bedrag, type BedragNotatie } from '../../domain'

/** A sentence in which no line breaks between the sign of an amount and its figure. */
export const bijeen = (zin: string): string => zin.replaceAll('€ ', '€\u00A0')

/** An amount for a sentence. */
export const inZin = (bedrag: Bedrag | undefined, notatie?: BedragNotatie): string =>
  bijeen(formatEuro(bedrag, notatie))

/** An amount for a screen reader: the minus as a word, since some voices skip the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')

/** A percentage for a sentence, with no more decimals than it has. */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
