export { createAnalyticsService, type AnalyticsConfig, type AnalyticsService } from './analytics'
export {
  createAankondigingService,
  createDialogen,
  type Aankondiging,
  type AankondigingConfig,
  type AankondigingService,
  type Dialogen,
} from './aankondiging'
export { createOrientatieService, type OrientatieConfig, type OrientatieService } from './orientatie'
export { type AnalyticsGebeurtenis, type AnalyticsPort, type BerekeningPort, type KlokPort } from './ports'
export {
  toBetaalwijze,
  toMomentopname,
  toSamenvatting,
  toSamenvattingState,
  toUitkomstmelding,
  type AankoopkostenSleutel,
  type BenodigdeHypotheekBlok,
  type BetaalDeel,
  type BetaalSoort,
  type KostenDetails,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Momentopname,
  type OverigeKostenSleutel,
  type RegelSleutel,
  type RegelToelichting,
  type RegelWaarde,
  type Samenvatting,
  type SamenvattingRegel,
  type SamenvattingState,
  type Uitkomstmelding,
} from './samenvatting'
export { createStappenService, type StappenService } from './stappen'
