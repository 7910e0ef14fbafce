export { CalculatorScreen } from './CalculatorScreen'
export { createLaterParts } from './createLaterParts'
