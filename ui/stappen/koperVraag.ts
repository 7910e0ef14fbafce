import type { Wie } from '../../domain/orientatie'
import { koperswoorden } from '../tekst/vragen/inkomen'

/** Returns a question of the first step for one home buyer, with its words. */
export const koperVraag = <V extends keyof typeof koperswoorden>(wie: Wie, vraag: V) => ({
  veld: `${wie}.${vraag}` as const,
  woorden: koperswoorden[vraag][wie],
})
