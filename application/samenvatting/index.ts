export { toMomentopname, type Momentopname } from './momentopname'
export {
  type AankoopkostenSleutel,
  type BenodigdeHypotheekBlok,
  type KostenDetails,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type OverigeKostenSleutel,
  type RegelSleutel,
  type RegelToelichting,
  type RegelWaarde,
  type Samenvatting,
  type SamenvattingRegel,
} from './samenvatting'
export { toSamenvattingState, type SamenvattingState } from './samenvattingState'
export { toBetaalwijze, type BetaalDeel, type BetaalSoort } from './toBetaalwijze'
export { toSamenvatting } from './toSamenvatting'
export { toUitkomstmelding, type Uitkomstmelding } from './toUitkomstmelding'
