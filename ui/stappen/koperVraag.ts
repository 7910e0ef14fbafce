import type { Wie } from '../../domain/orientatie'
import { koperswoorden } from '../tekst/vragen/inkomen'

/** Returns the field name and the texts of a question of step 1 for one home buyer. */
export const koperVraag = <V extends keyof typeof koperswoorden>(wie: Wie, vraag: V) => ({
  veld: `${wie}.${vraag}` as const,
  woorden: koperswoorden[vraag][wie],
})
