export {
  normenUit,
  rentesoortVan,
  toDienstgrond,
  type Dienstgrond,
  type Grond,
  type LokaleGrond,
  type Rekenvraag,
  type Uitkomst,
} from './grond'
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
