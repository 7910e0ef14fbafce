export { naarCenten } from './afronding'
export { berekenFinancieringsOpzet, boekVan, type Berekening, type Boek } from './bereken'
export { euro, maanden } from './eenheden'
export { LOOPTIJD, renteInJaar, restantVan, type Annuiteitenlening } from './rente'
export { belastingvoordeel } from './maandlast'
export { leesEnBereken, type OnleesbaarVerzoek } from './leesEnBereken'
export { Rekenpen } from './pen'
export type { GeenRente, OnbekendePeriode, OngeldigeKosten, OngeldigeRente, RekenFout } from './rekenFout'
export type { Rekenkader } from './rekenkader'
export type { Afronding, Eenheid, Stapwaarde, Vorm } from './stap'
export {
  grondenVan,
  herleid,
  herreken,
  inWoorden,
  knopenVan,
  stapVan,
  verantwoord,
  type Gegeven,
  type Herkomst,
  type Invoerherkomst,
  type Keuzeherkomst,
  type Knoop,
  type Regelingherkomst,
  type Rekenstap,
  type Stapinvoer,
  type Verantwoording,
} from './verantwoording'
export { REKENKERN_VERSIE } from './versie'
