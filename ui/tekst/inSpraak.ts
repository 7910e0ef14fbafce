import { formatEuro, type Bedrag } from '../../domain/geld'

/** Returns an amount as text for a screen reader, with the minus as a word, because some voices skip the sign. */
export const inSpraak = (bedrag: Bedrag): string => formatEuro(bedrag).replace('\u2212', 'min')
