export {
  metOnderpand,
  type FinancieringsOpzet,
  type FinancieringsOpzetMetOnderpand,
  type FinancieringsOpzetZonderOnderpand,
  type Hypotheekcijfers,
  type Woningcijfers,
} from './financieringsOpzet'
export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  financieringsOpzetShape,
} from './financieringsOpzetCodec'
export { koopsomIn, roundOpzet } from './roundOpzet'
