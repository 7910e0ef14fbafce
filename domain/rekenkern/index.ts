export { aannamesVan, type Aanname, type Aannamegroep, type Aannamenaam, type Anders } from './aannames'
export { naarCenten } from './afronding'
export { berekenFinancieringsOpzet, boekVan, type Berekening, type Boek } from './bereken'
export { euro, maanden, procent } from './eenheden'
export { annuiteit, LOOPTIJD, renteInJaar, restantVan, type Annuiteitenlening } from './rente'
export { belastingvoordeel } from './maandlast'
export { leesEnBereken, type OnleesbaarVerzoek } from './leesEnBereken'
export { Rekenpen, toWaarde } from './pen'
export type { GeenRente, OnbekendePeriode, OngeldigeKosten, OngeldigeRente, RekenFout } from './rekenFout'
export type { Rekenkader } from './rekenkader'
export type {
  Afronding,
  Eenheid,
  Kandidaat,
  Labelas,
  Stapwaarde,
  Tabelas,
  Tabelvak,
  TotEnMetAs,
  VanafAs,
  Vorm,
} from './stap'
export { inkomensdrempels } from './toets'
export { REKENKERN_VERSIE } from './versie'
