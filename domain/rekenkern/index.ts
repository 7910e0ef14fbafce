export { berekenFinancieringsOpzet, type Berekening } from './bereken'
export { toBerekening, type OngewoneRentes } from './toBerekening'
