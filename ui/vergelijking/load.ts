/** The comparison of all periods: loaded when a visitor asks for it. */
export const loadVergelijking = () => import('./VergelijkingDialog')
