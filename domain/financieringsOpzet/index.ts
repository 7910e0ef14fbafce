export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  financieringsOpzetVorm,
  type FinancieringsOpzet,
} from './financieringsOpzet'
