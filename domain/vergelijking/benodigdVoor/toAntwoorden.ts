import type { Antwoord } from '../../orientatie/wijziging'
import { antwoordenIn } from '../../verzoek/antwoordenIn'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'

/**
 * The answers with which a visitor comes from one request to another of the same questions: one for each question whose
 * answer is otherwise.
 */
export const toAntwoorden = (van: FinancieringsOpzetVerzoek, naar: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const eigen = new Map(antwoordenIn(van).map(({ veld, waarde }) => [veld, waarde]))
  return antwoordenIn(naar).filter(({ veld, waarde }) => eigen.get(veld) !== waarde)
}
