import { isObject } from '../codec'
import type { Norm, Normen, Normnaam } from './normen'

const isVoorstel = (norm: unknown): norm is Norm<unknown> => isObject(norm) && norm['status'] === 'voorstel'

/** The names of the norms of a set that are only proposed. */
export const voorstellenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries(normen).flatMap(([naam, norm]) => (isVoorstel(norm) ? [naam as Normnaam] : []))
