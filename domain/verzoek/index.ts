export { antwoordenIn } from './antwoordenIn'
export { HUIDIGE_WONING, UITGAVEN } from './bedragen'
export { toVerzoek } from './toVerzoek'
export {
  hypotheekgeverCodec,
  verzoekCodec,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Onderpand,
} from './verzoek'
