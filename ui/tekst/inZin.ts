import { formatEuro, type Bedrag } from '../../domain'

/** An amount as it stands in a sentence: no line breaks between its signs and its figure. */
export const inZin = (bedrag: Bedrag): string => formatEuro(bedrag).replaceAll(' ', '\u00A0')

/** An amount as it is said aloud: a minus as a word, for not every voice says the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')
