import { gevraagdeVelden, type Veld } from '../../domain'
import { useOrientatie } from '../context/useOrientatie'

/** Is one of these questions asked, with the answers given so far? The domain decides which are. */
export const useGevraagd = (...velden: readonly Veld[]): boolean =>
  useOrientatie((orientatie) => {
    const gevraagd = gevraagdeVelden(orientatie)
    return velden.some((veld) => gevraagd.has(veld))
  })
