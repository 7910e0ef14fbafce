export {
  readGevallen,
  toRekenkader,
  type Geval,
  type Gevalkader,
  type Gevalvraag,
  type Ligging,
  type Rand,
} from './geval'
export { runConformiteit as run, type ConformiteitProcess, type InputText, type Output } from './runConformiteit'
export { OPZETCIJFERS, vergelijkUitkomst, type Afwijking, type Opzetcijfer, type Maatstaf } from './vergelijkUitkomst'
