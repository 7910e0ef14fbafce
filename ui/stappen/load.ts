/** The steps after the first, in a chunk of their own. */
export const loadVervolgstappen = () => import('./vervolgstappen')
/** What stands above a step that is not ready for the next one, in a chunk of its own. */
export const loadFoutenlijst = () => import('./Foutenlijst')
