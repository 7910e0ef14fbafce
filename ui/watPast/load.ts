/** Why the maximum is no advice: loaded when a visitor asks. */
export const loadWatPast = () => import('./WatPastDialog')
