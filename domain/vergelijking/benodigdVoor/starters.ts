import type { Antwoorden } from '../../orientatie/antwoorden'
import type { Persoon } from '../../orientatie/persoon'
import {
  mogelijkeStarters,
  startersvrijstellingVan,
  type Startersvrijstelling,
} from '../../orientatie/startersvrijstelling'
import type { Antwoord } from '../../orientatie/wijziging'
import { antwoordenIn } from '../../verzoek/antwoordenIn'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'

const zonderTwijfel = (persoon: Persoon): Persoon =>
  persoon.startersvrijstelling === 'weetNiet' ? { ...persoon, startersvrijstelling: 'ja' } : persoon

/** The exemption that a calculation would count with if everyone who left that question open may use it. */
export const mogelijkeVrijstelling = (antwoorden: Antwoorden): Startersvrijstelling =>
  startersvrijstellingVan({
    ...antwoorden,
    eigen: zonderTwijfel(antwoorden.eigen),
    partner: zonderTwijfel(antwoorden.partner),
  })

/** The answers with which those who left that question open say that they may use the exemption. */
export const toStartersantwoorden = (antwoorden: Antwoorden): readonly Antwoord[] =>
  mogelijkeStarters(antwoorden)
    .filter((wie) => antwoorden[wie].startersvrijstelling === 'weetNiet')
    .map((wie) => ({ soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde: 'ja' }))

/**
 * The answers with which a visitor comes from one request to another of the same questions: one for each question whose
 * answer is otherwise.
 */
export const toAntwoorden = (van: FinancieringsOpzetVerzoek, naar: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const eigen = new Map(antwoordenIn(van).map(({ veld, waarde }) => [veld, waarde]))
  return antwoordenIn(naar).filter(({ veld, waarde }) => eigen.get(veld) !== waarde)
}
