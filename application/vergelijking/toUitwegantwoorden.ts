import { toVerzoek, type Antwoord } from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'
import { toAntwoorden, toStartersantwoorden, type Uitweg } from '../../domain/vergelijking'

/**
 * Returns the changed answers that apply a suggested change (an `Uitweg`) to `antwoorden`.
 * @example
 * const uitweg = hoogstePrijs(verzoek, kader)
 * toUitwegantwoorden(orientatie, uitweg) // [ { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 272357 } ]
 */
export const toUitwegantwoorden = (antwoorden: Uitgangspunten, { verandering, verzoek }: Uitweg): readonly Antwoord[] =>
  verandering.soort === 'startersvrijstelling'
    ? toStartersantwoorden(antwoorden)
    : toAntwoorden(toVerzoek(antwoorden), verzoek)
