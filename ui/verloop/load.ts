/** The course of the mortgage over thirty years: loaded when a visitor asks for it. */
export const loadVerloop = () => import('./VerloopDialog')
