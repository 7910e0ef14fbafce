import type { Normen, Normnaam, Normstatus } from './normen'

/** Is this norm only proposed? */
export const isVoorstel = ({ status }: { readonly status: Normstatus }): boolean => status === 'voorstel'

/** The names of the norms of a set that are only proposed. */
export const voorstellenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries({ ...normen }).flatMap(([naam, norm]) =>
    typeof norm === 'object' && isVoorstel(norm) ? [naam as Normnaam] : [],
  )
