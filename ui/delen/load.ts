/** Passing a calculation on, and opening one: loaded when a visitor asks for it or came by such a link. */
export const loadDelen = () => import('./delen')
