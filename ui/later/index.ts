export { NietGeladen } from './NietGeladen'
export { usePart } from './usePart'
