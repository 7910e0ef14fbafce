export { antwoordenIn } from './antwoordenIn'
export { toVerzoek } from './toVerzoek'
export {
  hypotheekgeverCodec,
  verzoekCodec,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Onderpand,
} from './verzoek'
