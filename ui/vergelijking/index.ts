export { loadVergelijking } from './load'
export { VergelijkKnop } from './VergelijkKnop'
