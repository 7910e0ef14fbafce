export type { Delen } from './delen'
export { DelenKnop } from './DelenKnop'
export { GedeeldeBerekening } from './GedeeldeBerekening'
export { loadDelen } from './load'
