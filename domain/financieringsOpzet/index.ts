export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  type FinancieringsOpzet,
} from './financieringsOpzet'
