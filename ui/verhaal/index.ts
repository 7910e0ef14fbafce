export { loadVerhaal } from './load'
export type { VerhaalPaneel } from './VerhaalPaneel'
export { VerhaalKnop } from './VerhaalKnop'
