import type { Momentopname } from '../../application'
import { aanbiederVan } from '../../domain'
import { samenvattingTekst } from '../tekst'

/**
 * Says which norms the figures of this snapshot were calculated with (of the year in the result, or else those of the
 * provider), and whether its rates are examples.
 */
export const herkomstZin = ({ labelCode, isVoorbeeldrente, financieringsOpzet }: Momentopname): string => {
  const { normjaar } = financieringsOpzet
  const normen = samenvattingTekst.normen(normjaar === undefined ? aanbiederVan(labelCode) : String(normjaar))
  return isVoorbeeldrente ? `${normen} ${samenvattingTekst.voorbeeldrente}` : normen
}
