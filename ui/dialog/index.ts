export { Dialog } from './Dialog'
export { useLiveRegion } from './useLiveRegion'
