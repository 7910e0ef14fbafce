import { withDialog } from '../dialog'

/** What the hard words mean: loaded when a visitor asks for it. */
export const loadWoorden = withDialog(() => import('./woorden'))
