/** Keeping the answers in the tab: loaded where the page asks for it. */
export const loadBewaren = () => import('./bewaren')
