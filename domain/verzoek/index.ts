export { antwoordenIn } from './antwoordenIn'
export { toVerzoek } from './toVerzoek'
export type { FinancieringsOpzetVerzoek, Hypotheekgever, Inkomsten, Onderpand, Uitgaven } from './verzoek'
export { hypotheekgeverCodec, verzoekCodec } from './verzoekCodec'
