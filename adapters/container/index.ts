export { type Calculator, type CalculatorConfig, type CalculationPlace, type Services } from './calculator'
export { pageOf, type PageServices } from './page'
