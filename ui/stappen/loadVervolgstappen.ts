/** The steps after the first, in a chunk of their own. */
export const loadVervolgstappen = () => import('./vervolgstappen')
