export { DialogKnop } from './DialogKnop'
export { LoadFailureMessage } from './LoadFailureMessage'
export { useNeeded } from './useNeeded'
export { usePart } from './usePart'
