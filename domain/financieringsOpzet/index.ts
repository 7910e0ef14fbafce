export {
  metOnderpand,
  type FinancieringsOpzet,
  type FinancieringsOpzetMetOnderpand,
  type FinancieringsOpzetZonderOnderpand,
} from './financieringsOpzet'
export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  financieringsOpzetShape,
} from './financieringsOpzetCodec'
export { koopsomIn, roundOpzet } from './roundOpzet'
