import { formatEuro, type Bedrag } from '../../domain'

/** An amount as it stands in a sentence: no line breaks between the euro sign and its figure. */
export const inZin = (bedrag: Bedrag): string => formatEuro(bedrag).replace('€ ', '€\u00A0')
