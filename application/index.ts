export { createAnalyticsService, type AnalyticsConfig, type AnalyticsService } from './analytics'
export {
  createAnnouncementService,
  createDialogs,
  type Announcement,
  type AnnouncementService,
  type Dialogs,
} from './announcement'
export { createNieuwereNormenService, type NieuwereNormen, type NieuwereNormenService } from './nieuwereNormen'
export { createOrientatieService, type OrientatieService } from './orientatie'
export { askPeriodes, type PeriodeAntwoord, type PeriodeUitkomst } from './periodes'
export {
  type AnalyticsGebeurtenis,
  type AnalyticsPort,
  type BerekeningPort,
  type KlokPort,
  type NieuwMaximum,
  type NormvergelijkingPort,
} from './ports'
export {
  toAannames,
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
