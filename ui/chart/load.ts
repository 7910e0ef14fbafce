/** The charts: loaded when a visitor asks for a part that has one. */
export const loadCharts = () => import('./charts')
