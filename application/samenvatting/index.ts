export { toAannames } from './toAannames'
export { toMomentopname, type Momentopname } from './momentopname'
export {
  type AankoopkostenKey,
  type BenodigdeHypotheekBlok,
  type KostenDetails,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type OverigeKostenKey,
  type LineKey,
  type LineToelichting,
  type LineValue,
  type Samenvatting,
  type SamenvattingLine,
} from './samenvatting'
export { toSamenvattingState, type SamenvattingState } from './samenvattingState'
export { toBetaalwijze, type BetaalDeel, type BetaalSoort } from './toBetaalwijze'
export { toSamenvatting } from './toSamenvatting'
export { toUitkomstmelding, type Uitkomstmelding } from './toUitkomstmelding'
