export type { Delen } from './delen'
export { DelenButton } from './DelenButton'
export { GedeeldeBerekening } from './GedeeldeBerekening'
export { loadDelen } from './load'
