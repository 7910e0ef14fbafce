export { loadVergelijking } from './load'
export { useBron } from './useBron'
export { VergelijkKnop } from './VergelijkKnop'
