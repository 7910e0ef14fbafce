/** Taking a calculation to an adviser, and opening its receipt: loaded when someone asks for it. */
export const loadAdviseur = () => import('./adviseur')
