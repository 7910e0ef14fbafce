export { loadVergelijking } from './load'
export { useFigureSource } from './useFigureSource'
export { VergelijkButton } from './VergelijkButton'
