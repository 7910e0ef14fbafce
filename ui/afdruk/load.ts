/** A calculation on paper: loaded when a visitor asks for it. */
export const loadAfdruk = () => import('./AfdrukDialog')
