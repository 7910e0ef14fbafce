export { importAgain } from './page'
export { type Calculator, type CalculationPlace, type CalculatorServices } from './calculator'
export { pageOf } from './page'
