import type { NieuwereNormen } from '../../application'
import type { Bedrag } from '../../domain/geld'
import { samenvattingTekst } from '../tekst/samenvatting'

/**
 * Says that there are newer norms, what they allow when that is known, and whether they are only proposed.
 * `formatBedrag` writes the amount for the screen or for speech.
 */
export const nieuwereNormenZin = (
  { normjaar, maximum }: NieuwereNormen,
  formatBedrag: (bedrag: Bedrag) => string,
): string =>
  [
    samenvattingTekst.nieuwereNormen(normjaar),
    ...(maximum === undefined
      ? []
      : [samenvattingTekst.nieuwMaximum(formatBedrag(maximum.maximaleHypotheekOpInkomen))]),
    ...(maximum?.isVoorstel === true ? [samenvattingTekst.voorstel(normjaar)] : []),
  ].join(' ')
