/** What the hard words mean: loaded when a visitor asks for it. */
export const loadWoorden = () => import('./woorden')
