export type { Dienstgrond, Grond, LokaleGrond, Rekenvraag, Uitkomst } from './grond'
export { toKader, type Rekenkader } from './rekenkader'
export type {
  GeenRente,
  GegevenGetal,
  OnbekendePeriode,
  OngeldigeKosten,
  OngeldigeRente,
  OngeldigeStartersvrijstelling,
  OnleesbaarVerzoek,
  RekenFout,
} from './rekenFout'
export { startersvragen } from './startersvragen'
