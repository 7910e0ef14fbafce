export { tariefVan, toKader, type Rekenkader, type Tarief, type Vrijgesteld } from './rekenkader'
export type {
  GeenRente,
  GegevenGetal,
  OnbekendePeriode,
  OngeldigeKosten,
  OngeldigeRente,
  OngeldigeStartersvrijstelling,
  RekenFout,
} from './rekenFout'
export { startersvragen, vrijstellingVoor } from './vrijstelling'
