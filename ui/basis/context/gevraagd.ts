import { gevraagdeVelden, type Antwoorden, type Veld } from '../../../domain/orientatie'

const known = new WeakMap<Antwoorden, ReadonlySet<Veld>>()

/** The questions that are asked with these answers, determined once for each set of answers. */
export const gevraagdIn = (antwoorden: Antwoorden): ReadonlySet<Veld> => {
  const velden = known.get(antwoorden) ?? gevraagdeVelden(antwoorden)
  known.set(antwoorden, velden)
  return velden
}
