export { berekenFinancieringsOpzet, type Berekening } from './berekenFinancieringsOpzet'
export type { GeenRente, OnbekendePeriode, OngeldigeKosten, OngeldigeRente, RekenFout } from './rekenFout'
export type { Rekenkader } from './rekenkader'
