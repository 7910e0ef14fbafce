export type { Aflossingsmaand } from './aflossingsmaanden'
export { aflossingsverloop, type Aflossingsjaar, type Aflossingsverloop } from './aflossingsverloop'
export {
  benodigdVoor,
  mogelijkeVrijstelling,
  toAntwoorden,
  toStartersantwoorden,
  type Benodigd,
  type Doel,
  type Uitweg,
} from './benodigdVoor'
export { gevoeligheid, type Gevoeligheid } from './gevoeligheid'
export { isNagerekend } from '../rekenkern'
export { RENTES_DAARNA, type LastDaarna } from './lastDaarna'
export { minsteTekort } from './minsteTekort'
export { roundVerloop } from './roundVerloop'
export { vergelijkNormjaren, type Cijfer, type Normjaarvergelijking } from './vergelijkNormjaren'
export { vergelijkRenteperiodes, type Renteperiode } from './vergelijkRenteperiodes'
export type { Verandering } from './verandering'
