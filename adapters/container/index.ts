export { type Calculator, type CalculationPlace, type CalculatorServices } from './calculator'
export { pageOf } from './page'
