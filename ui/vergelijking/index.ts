export { loadVergelijking } from './load'
export { useFigureSource } from './useFigureSource'
export { VergelijkKnop } from './VergelijkKnop'
