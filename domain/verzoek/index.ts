export { toVerzoek } from './toVerzoek'
export { verzoekCodec, type FinancieringsOpzetVerzoek, type Hypotheekgever, type Onderpand } from './verzoek'
