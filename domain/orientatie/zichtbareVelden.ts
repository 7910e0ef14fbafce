import { STAPVRAGEN, VRAGEN } from '../vragen/vragen'
import type { Antwoorden, Veld } from '../antwoorden/antwoorden'
import { STAPNUMMERS, type Stapnummer } from './stappen'
import { waardeVan, type Veldwaarde } from '../antwoorden/veld'

/**
 * Returns the questions that a step shows with these answers, in reading order. The questions about starters are not
 * included: whether they are shown depends on the norms too, and a request has no field for their answers.
 * @example
 * zichtbareVelden(orientatie, 0)
 * // [ 'alleenSamen', 'eigen.dienstBetrekking', 'eigen.inkomen', 'eigen.pensioenBinnen10Jaar', 'schulden' ]
 */
export const zichtbareVelden = (antwoorden: Antwoorden, stap: Stapnummer): readonly Veld[] =>
  STAPVRAGEN[stap].filter((veld) => VRAGEN[veld].gevraagd(antwoorden))

/**
 * Returns the questions that are shown with these answers, in all steps, except the questions about starters. A request
 * has only the answers to the returned questions.
 * @example
 * gevraagdeVelden(orientatie).has('partner.inkomen') // false
 */
export const gevraagdeVelden = (antwoorden: Antwoorden): ReadonlySet<Veld> =>
  new Set(STAPNUMMERS.flatMap((stap) => zichtbareVelden(antwoorden, stap)))

/** A function that returns the answer to a question in `gevraagdeVelden`, and undefined for any other question. */
export type GeteldAntwoord = <V extends Veld>(veld: V) => Veldwaarde<V> | undefined

/**
 * Returns a function that reads only the answers to questions in `gevraagdeVelden`.
 * @example
 * const geteld = toGeteldAntwoord(orientatie)
 * geteld('eigen.inkomen') // 60000
 * geteld('partner.inkomen') // undefined
 */
export const toGeteldAntwoord =
  (antwoorden: Antwoorden): GeteldAntwoord =>
  (veld) =>
    VRAGEN[veld].gevraagd(antwoorden) ? waardeVan(antwoorden, veld) : undefined
