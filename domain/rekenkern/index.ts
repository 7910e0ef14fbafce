export { berekenFinancieringsOpzet, type Berekening } from './bereken'
export { toBerekening, type OngewoneRentes, type OnleesbaarVerzoek } from './toBerekening'
