import { formatEuro, type Bedrag } from '../geld'

/** For whom a norm year leaves out transfer tax: age in years, home value in euro. */
export interface Startersvrijstelling {
  readonly leeftijdVanaf: number
  readonly leeftijdTot: number
  readonly woningwaardeTot: Bedrag
}

/** The facts of the starter exemption as they stand in a sentence: `18 tot 35 jaar`, `onder € 525.000`. */
export const toStartersvrijstellingFeiten = (
  vrijstelling: Startersvrijstelling,
): { readonly leeftijd: string; readonly woningwaarde: string } => ({
  leeftijd: `${vrijstelling.leeftijdVanaf} tot ${vrijstelling.leeftijdTot} jaar`,
  woningwaarde: `onder ${formatEuro(vrijstelling.woningwaardeTot)}`,
})
