import type { Bedrag } from '../geld/bedrag'
import { VRAGEN } from '../vragen/vragen'
import type { InvulVeld } from './invoerFouten'

/** The example amount, in euro, for a question that has no example amount of its own. */
export const VOORBEELD: Bedrag = 3_500

const eigenVoorbeelden: Readonly<Partial<Record<InvulVeld, { readonly voorbeeld?: Bedrag }>>> = VRAGEN

/**
 * Returns an example amount in euro for a question, such as for its error message.
 * @example
 * voorbeeldBedrag('eigen.inkomen') // 45000
 */
export const voorbeeldBedrag = (veld: InvulVeld): Bedrag => eigenVoorbeelden[veld]?.voorbeeld ?? VOORBEELD
