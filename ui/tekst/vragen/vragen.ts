import type { Antwoorden, Persoon, Veld, Wie } from '../../../domain/orientatie'
import { koperswoorden, kopenwoorden } from './inkomen'
import { starterswoorden, woningwoorden } from './woning'
import { woordenBij, type OverigeWoorden, type Persoonswoorden } from './woorden'

/** The words of every question to a home buyer. */
export const persoonsvragen = { ...koperswoorden, ...starterswoorden } satisfies Persoonswoorden

/** The words of every question that is asked once. */
export const overigeVragen = { ...kopenwoorden, ...woningwoorden } satisfies OverigeWoorden

/** The words of a question as they are with these answers. */
export const vraagWoorden = (veld: Veld, antwoorden: Antwoorden) => {
  const [naam, vraag] = veld.split('.') as [Wie, keyof Persoon] | [keyof OverigeWoorden, undefined]
  return woordenBij(vraag === undefined ? overigeVragen[naam] : persoonsvragen[vraag][naam], antwoorden)
}
