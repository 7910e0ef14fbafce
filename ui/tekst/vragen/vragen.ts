import type { Antwoorden, Persoon, Veld, Wie } from '../../../domain/orientatie'
import { koperswoorden, kopenwoorden } from './inkomen'
import { starterswoorden, woningwoorden } from './woning'
import { woordenBij, type OverigeWoorden, type Persoonswoorden, type Vraagtekst } from './woorden'

/** The texts of every question that each home buyer answers. */
export const persoonsvragen = { ...koperswoorden, ...starterswoorden } satisfies Persoonswoorden

/** The texts of every question that is asked once, and not of each home buyer. */
export const overigeVragen = { ...kopenwoorden, ...woningwoorden } satisfies OverigeWoorden

export const vraagWoorden = (veld: Veld, antwoorden: Antwoorden): Vraagtekst<string> => {
  const [naam, vraag] = veld.split('.') as [Wie, keyof Persoon] | [keyof OverigeWoorden, undefined]
  return woordenBij(vraag === undefined ? overigeVragen[naam] : persoonsvragen[vraag][naam], antwoorden)
}
