/** What another price, other own money or another label comes to: loaded when a visitor asks for it. */
export const loadWatAls = () => import('./WatAlsDialog')
