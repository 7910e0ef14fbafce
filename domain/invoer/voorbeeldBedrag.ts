import type { Bedrag } from '../geld/bedrag'
import { VRAGEN } from '../vragen/vragen'
import type { InvulVeld } from './invoerFouten'

/** The example amount for a question that has none of its own, in euro. */
export const VOORBEELD: Bedrag = 3_500

const eigenVoorbeelden: Readonly<Partial<Record<InvulVeld, { readonly voorbeeld?: Bedrag }>>> = VRAGEN

/**
 * Returns an amount in euro that could answer this question, for its error message.
 * @example
 * voorbeeldBedrag('eigen.inkomen') // 42000
 */
export const voorbeeldBedrag = (veld: InvulVeld): Bedrag => eigenVoorbeelden[veld]?.voorbeeld ?? VOORBEELD
