export { type Calculator, type CalculatorServices } from './calculator'
export { pageOf } from './page'
