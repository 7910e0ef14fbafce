export { loadVerhaal } from './load'
export type { VerhaalPanel } from './VerhaalPanel'
export { VerhaalButton } from './VerhaalButton'
