import { formatEuro, type Bedrag, type BedragNotatie } from '../../domain/geld'

/** Formats an amount for a sentence, without line breaks between its signs and its figure. */
export const inZin = (bedrag: Bedrag | undefined, notatie?: BedragNotatie): string =>
  formatEuro(bedrag, notatie).replaceAll(' ', '\u00A0')

/** Formats an amount for a screen reader, with the minus as a word, because some voices skip the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')

/** Formats a percentage for a sentence, without trailing zeros. */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
