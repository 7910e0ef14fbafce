import { gevraagdeVelden, type Antwoorden, type Veld } from '../../domain/orientatie'

const worked = new WeakMap<Antwoorden, ReadonlySet<Veld>>()

/** The questions that are asked with these answers, worked out once for all who ask. */
export const gevraagdIn = (antwoorden: Antwoorden): ReadonlySet<Veld> => {
  const velden = worked.get(antwoorden) ?? gevraagdeVelden(antwoorden)
  worked.set(antwoorden, velden)
  return velden
}
