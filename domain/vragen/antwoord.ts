import { isBedrag } from '../geld/bedrag'
import type { Veld } from '../antwoorden/antwoorden'
import type { Veldwaarde } from '../antwoorden/veld'
import { VRAGEN } from './vragen'

/**
 * Returns the choices of a question, in the order of the form; empty for a question that asks for an amount.
 * @example
 * keuzesVan('alleenSamen') // [ 'alleen', 'samen' ]
 */
export const keuzesVan = (veld: Veld): readonly Veldwaarde[] => (VRAGEN[veld].keuzes ?? []) as readonly Veldwaarde[]

/**
 * Whether `waarde` is a valid answer to question `veld`. If the question has choices, the answer must be a choice. If
 * the question asks for an amount, the answer must be undefined or a number from 0 to 99.999.999.
 */
export const isAntwoord = <V extends Veld>(veld: V, waarde: unknown): waarde is Veldwaarde<V> =>
  VRAGEN[veld].keuzes?.includes(waarde) ?? (waarde === undefined || isBedrag(waarde))
