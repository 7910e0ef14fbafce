export {
  metOnderpand,
  type FinancieringsOpzet,
  type FinancieringsOpzetMetOnderpand,
  type FinancieringsOpzetZonderOnderpand,
} from './financieringsOpzet'
export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  financieringsOpzetVorm,
} from './financieringsOpzetCodec'
