import type { Momentopname } from '../../application'
import { aanbiederVan, voorstellenIn, type Normen } from '../../domain'
import { samenvattingTekst } from '../tekst'

/**
 * Says which norms the figures of this snapshot were calculated with (of the year in the result, or else those of the
 * provider), whether `normen`, the figures of those norms, are only proposed, and whether its rates are examples.
 */
export const herkomstZin = (
  { labelCode, isVoorbeeldrente, financieringsOpzet: { normjaar } }: Momentopname,
  normen: Normen | undefined,
): string =>
  [
    samenvattingTekst.normen(normjaar === undefined ? aanbiederVan(labelCode) : String(normjaar)),
    ...(normen !== undefined && voorstellenIn(normen).length > 0 ? [samenvattingTekst.voorstel(normen.jaar)] : []),
    ...(isVoorbeeldrente ? [samenvattingTekst.voorbeeldrente] : []),
  ].join(' ')
