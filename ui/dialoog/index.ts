export { Dialoog } from './Dialoog'
export { useLiveRegion } from './useLiveRegion'
