export { DialogButton } from './DialogButton'
export { LoadFailureMessage } from './LoadFailureMessage'
export { useNeeded } from './useNeeded'
export { usePart } from './usePart'
