export { DialogKnop } from './DialogKnop'
export { NietGeladen } from './NietGeladen'
export { useNeeded } from './useNeeded'
export { usePart } from './usePart'
