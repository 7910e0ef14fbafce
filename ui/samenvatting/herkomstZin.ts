import type { Momentopname } from '../../application'
import { aanbiederVan } from '../../domain'
import { samenvattingTekst } from '../tekst'

/**
 * With whose norms the figures of this snapshot were made (of the year that its answer names, or else those of the
 * provider), and that its rates are examples when they are.
 */
export const herkomstZin = ({ labelCode, isVoorbeeldrente, financieringsOpzet }: Momentopname): string => {
  const { normjaar } = financieringsOpzet
  const normen = samenvattingTekst.normen(normjaar === undefined ? aanbiederVan(labelCode) : String(normjaar))
  return isVoorbeeldrente ? `${normen} ${samenvattingTekst.voorbeeldrente}` : normen
}
