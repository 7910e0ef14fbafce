/** The story and everything that is told in it: loaded when a visitor asks how a figure came about. */
export const loadVerhaal = () => import('./verhalen')
