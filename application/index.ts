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
  type AankoopkostenKey,
  type BenodigdeHypotheekBlok,
  type BetaalDeel,
  type BetaalSoort,
  type KostenDetails,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Momentopname,
  type OverigeKostenKey,
  type LineKey,
  type LineToelichting,
  type LineValue,
  type Samenvatting,
  type SamenvattingLine,
  type SamenvattingState,
  type Uitkomstmelding,
} from './samenvatting'
export { createStappenService, type StappenService } from './stappen'
