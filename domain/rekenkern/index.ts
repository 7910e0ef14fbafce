export { berekenFinancieringsOpzet, type Berekening } from './bereken'
export { toBerekening, type GelezenBerekening, type OngewoneRentes } from './toBerekening'
export { rentesoortVanMaximum } from './rente/rentesoortVanMaximum'
