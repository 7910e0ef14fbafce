import type { Normen } from '../normen/normen'
import type { Antwoorden, Veld } from '../antwoorden/antwoorden'
import { mogelijkeStarters } from '../antwoorden/startersvrijstelling'

/**
 * Returns the fields that ask whether a buyer is a starter, for each buyer who can be a starter. Empty without norms.
 * Also empty unless the home is an existing home with a price above 0 and at most the price limit of the norms.
 * @example
 * startersvragen(orientatie, normenVan(2026)) // [ 'eigen.startersvrijstelling' ]
 */
export const startersvragen = (antwoorden: Antwoorden, normen: Normen | undefined): readonly Veld[] => {
  const { bestaandeWoning, vraagprijsWoning = 0 } = antwoorden
  const grens = normen?.startersvrijstelling.waarde.woningwaardeTotEnMet ?? 0
  const isGevraagd = bestaandeWoning === 'BestaandeBouw' && vraagprijsWoning > 0 && vraagprijsWoning <= grens
  return isGevraagd ? mogelijkeStarters(antwoorden).map((wie): Veld => `${wie}.startersvrijstelling`) : []
}
