import type { Antwoorden } from '../../antwoorden/antwoorden'
import type { Persoon } from '../../antwoorden/persoon'
import {
  mogelijkeStarters,
  startersvrijstellingVan,
  type Startersvrijstelling,
} from '../../antwoorden/startersvrijstelling'
import type { Antwoord } from '../../orientatie/wijziging'
import { antwoordenIn } from '../../verzoek/antwoordenIn'
import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'

const zonderTwijfel = (persoon: Persoon): Persoon =>
  persoon.startersvrijstelling === 'weetNiet' ? { ...persoon, startersvrijstelling: 'ja' } : persoon

/**
 * Returns the startersvrijstelling that applies if every buyer who answered `weetNiet` is a starter.
 * @example
 * mogelijkeVrijstelling(orientatie) // 'ja'
 */
export const mogelijkeVrijstelling = (antwoorden: Antwoorden): Startersvrijstelling =>
  startersvrijstellingVan({
    ...antwoorden,
    eigen: zonderTwijfel(antwoorden.eigen),
    partner: zonderTwijfel(antwoorden.partner),
  })

/**
 * Returns the answers that change `weetNiet` into `ja`, for every possible starter.
 * @example
 * toStartersantwoorden(orientatie) // [ { soort: 'beantwoord', veld: 'eigen.startersvrijstelling', waarde: 'ja' } ]
 */
export const toStartersantwoorden = (antwoorden: Antwoorden): readonly Antwoord[] =>
  mogelijkeStarters(antwoorden)
    .filter((wie) => antwoorden[wie].startersvrijstelling === 'weetNiet')
    .map((wie) => ({ soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde: 'ja' }))

/**
 * Returns the answers that change one request into another: one for each question whose answer differs. Both requests
 * must have answers to the same questions.
 * @example
 * toAntwoorden(verzoek, { ...verzoek, eigenInleg: 30_000 })
 * // [ { soort: 'beantwoord', veld: 'eigenGeld', waarde: 30000 } ]
 */
export const toAntwoorden = (van: FinancieringsOpzetVerzoek, naar: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const eigen = new Map(antwoordenIn(van).map(({ veld, waarde }) => [veld, waarde]))
  return antwoordenIn(naar).filter(({ veld, waarde }) => eigen.get(veld) !== waarde)
}
