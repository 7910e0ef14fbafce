import type { Wie } from '../../domain/orientatie'
import { koperswoorden } from '../tekst/vragen/inkomen'

/** A question of the first step to one of the home buyers, with its words. */
export const koperVraag = <V extends keyof typeof koperswoorden>(wie: Wie, vraag: V) => ({
  veld: `${wie}.${vraag}` as const,
  woorden: koperswoorden[vraag][wie],
})
