export { useFigureSource } from './useFigureSource'
export { VergelijkButton } from './VergelijkButton'
