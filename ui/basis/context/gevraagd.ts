import { gevraagdeVelden, type Antwoorden, type Veld } from '../../../domain/orientatie'

const known = new WeakMap<Antwoorden, ReadonlySet<Veld>>()

/** Returns the questions that are asked with these answers, cached per answers object. */
export const gevraagdIn = (antwoorden: Antwoorden): ReadonlySet<Veld> => {
  const velden = known.get(antwoorden) ?? gevraagdeVelden(antwoorden)
  known.set(antwoorden, velden)
  return velden
}
