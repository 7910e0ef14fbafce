import { gevraagdeVelden, type Veld } from '../../domain'
import { useRekenhulp } from '../context'

/** Is one of these questions asked, with the answers given so far? The domain decides which are. */
export const useGevraagd = (...velden: readonly Veld[]): boolean => {
  const gevraagd = gevraagdeVelden(useRekenhulp().orientatie)
  return velden.some((veld) => gevraagd.has(veld))
}
