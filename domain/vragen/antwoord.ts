import { isBedrag } from '../geld/bedrag'
import type { Veld } from '../orientatie/antwoorden'
import type { Veldwaarde } from '../orientatie/veld'
import { VRAGEN } from './vragen'

/**
 * Returns the choices of a question, in the order of the form; empty for an amount.
 * @example
 * keuzesVan('alleenSamen') // [ 'alleen', 'samen' ]
 */
export const keuzesVan = (veld: Veld): readonly Veldwaarde[] => (VRAGEN[veld].keuzes ?? []) as readonly Veldwaarde[]

/** Whether this value is a valid answer to the question: one of its choices, or an amount that may be absent. */
export const isAntwoord = <V extends Veld>(veld: V, waarde: unknown): waarde is Veldwaarde<V> =>
  VRAGEN[veld].keuzes?.includes(waarde) ?? (waarde === undefined || isBedrag(waarde))
