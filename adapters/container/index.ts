export { importAgain } from './loading'
export { type Calculator, type CalculationPlace, type CalculatorServices } from './calculator'
export { pageOf } from './page'
