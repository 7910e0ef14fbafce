export { naarCenten } from './afronding'
export { LOOPTIJD, renteInJaar, restantVan } from './annuiteit'
export { belastingVan } from './belasting'
export { berekenFinancieringsOpzet, type Berekening } from './berekenFinancieringsOpzet'
export { leesEnBereken, type OnleesbaarVerzoek } from './leesEnBereken'
export type { GeenRente, OnbekendePeriode, OngeldigeKosten, OngeldigeRente, RekenFout } from './rekenFout'
export type { Rekenkader } from './rekenkader'
export { toFinancieringsOpzet } from './toFinancieringsOpzet'
export { werkUit, type Uitwerking } from './uitwerking'
export {
  grondenVan,
  herleid,
  herreken,
  inWoorden,
  knopenVan,
  stapVan,
  type Afronding,
  type Eenheid,
  type Gegeven,
  type Herkomst,
  type Invoerherkomst,
  type Keuzeherkomst,
  type Knoop,
  type Regelingherkomst,
  type Rekenstap,
  type Stapinvoer,
  type Verantwoording,
  type Stapwaarde,
} from './verantwoording'
export { REKENKERN_VERSIE } from './versie'
