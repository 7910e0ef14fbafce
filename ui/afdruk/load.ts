import { withDialog } from '../dialog'

/** A calculation on paper: loaded when a visitor asks for it. */
export const loadAfdruk = withDialog(() => import('./AfdrukDialog'))
