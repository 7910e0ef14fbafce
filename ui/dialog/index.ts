export { Dialog } from './Dialog'
export { loadDialog, withDialog } from './load'
export { useLiveRegion } from './useLiveRegion'
