/** What the figures assume, in a chunk of its own. */
export const loadAannameGroepen = () => import('./AannameGroepen')
