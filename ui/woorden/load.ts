/** The list of hard words: loaded when a visitor asks what they mean. */
export const loadWoorden = () => import('./Woorden')
