export { benodigdVoor, type Benodigd, type Uitweg } from './benodigdVoor'
export type { Doel } from './doel'
export { mogelijkeVrijstelling, toStartersantwoorden } from './starters'
export { toAntwoorden } from './toAntwoorden'
