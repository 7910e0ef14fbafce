import { withDialog } from '../dialog'

/** Passing a calculation on, and opening one: loaded when a visitor asks for it or came by such a link. */
export const loadDelen = withDialog(() => import('./delen'))
