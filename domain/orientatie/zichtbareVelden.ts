import { STAPVRAGEN, VRAGEN } from '../vragen/vragen'
import type { Antwoorden, Veld } from './antwoorden'
import { STAPNUMMERS, type Stapnummer } from './stappen'
import { waardeVan, type Veldwaarde } from './veld'

/**
 * Returns the questions that a step shows with these answers, in reading order (specification, section 2). Those about
 * starters are not included: they depend on the norms too, and no request holds their answer.
 * @example
 * zichtbareVelden(orientatie, 0)
 * // [ 'alleenSamen', 'eigen.dienstBetrekking', 'eigen.inkomen', 'eigen.pensioenBinnen10Jaar', 'schulden' ]
 */
export const zichtbareVelden = (antwoorden: Antwoorden, stap: Stapnummer): readonly Veld[] =>
  STAPVRAGEN[stap].filter((veld) => VRAGEN[veld].gevraagd(antwoorden))

/**
 * Returns the questions that any of the steps shows with these answers. Only the answers to these count.
 * @example
 * gevraagdeVelden(orientatie).has('partner.inkomen') // false
 */
export const gevraagdeVelden = (antwoorden: Antwoorden): ReadonlySet<Veld> =>
  new Set(STAPNUMMERS.flatMap((stap) => zichtbareVelden(antwoorden, stap)))

/** A function that returns the answer to a question that is asked, and undefined for any other question. */
export type GeteldAntwoord = <V extends Veld>(veld: V) => Veldwaarde<V> | undefined

/**
 * Creates a reader of the answers that count.
 * @example
 * const geteld = toGeteldAntwoord(orientatie)
 * geteld('eigen.inkomen') // 60000
 * geteld('partner.inkomen') // undefined
 */
export const toGeteldAntwoord = (antwoorden: Antwoorden): GeteldAntwoord => {
  const velden = gevraagdeVelden(antwoorden)
  return (veld) => (velden.has(veld) ? waardeVan(antwoorden, veld) : undefined)
}
