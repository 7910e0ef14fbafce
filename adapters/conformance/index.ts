export type { Geval, Gevalkader, Gevalvraag, Ligging, Rand } from './geval'
export { readGevallen, toRekenkader } from './readGevallen'
export { runConformiteit as run, type ConformiteitProcess, type InputText, type Output } from './runConformiteit'
export { OPZETCIJFERS, vergelijkUitkomst, type Afwijking, type Opzetcijfer, type Maatstaf } from './vergelijkUitkomst'
