export { createAnalyticsService, type AnalyticsConfig, type AnalyticsService } from './analytics/analyticsService'
export { createAnnouncementService, type AnnouncementService } from './announcement/announcementService'
export { createDialogs, type Dialogs } from './announcement/dialogs'
export type { Announcement } from './announcement/region'
export {
  createNieuwereNormenService,
  type NieuwereNormen,
  type NieuwereNormenService,
} from './nieuwereNormen/nieuwereNormenService'
export { createOrientatieService, type OrientatieService, type Invoerwijziging } from './orientatie/orientatieService'
export { rangschikPeriodes, type NettoBij, type Rangorde, type TeRangschikken } from './periodes/rangschikPeriodes'
export { toVergeleken, type Periodemaand, type TeVergelijken, type Vergeleken } from './periodes/toVergeleken'
export { askPeriodes, type PeriodeAntwoord, type PeriodeUitkomst } from './periodes/askPeriodes'
export type { AnalyticsGebeurtenis, AnalyticsPort } from './ports/analyticsPort'
export type { BerekeningPort } from './ports/berekeningPort'
export type { KlokPort } from './ports/klokPort'
export { isVernieuwd, toLaadfout } from './ports/vernieuwd'
export type { NieuwMaximum, NormvergelijkingPort } from './ports/normvergelijkingPort'
export {
  toMomentopname,
  toSamenvattingState,
  type Momentopname,
  type SamenvattingState,
} from './samenvatting/samenvattingState'
export type {
  AankoopkostenKey,
  BenodigdeHypotheekBlok,
  Betaalkey,
  KostenDetails,
  MaximaleHypotheekBlok,
  OverigeKostenKey,
  LineKey,
  LineToelichting,
  LineValue,
  Samenvatting,
  SamenvattingLine,
} from './samenvatting/samenvatting'
export { isBuitenBereik, ontbrekendInkomen } from './samenvatting/bekend'
export { woningbelastingVan } from './samenvatting/toToelichting'
export { gebruiktEigenGeld } from './samenvatting/toBetaling'
export { toAannames } from './samenvatting/toAannames'
export { toSamenvatting } from './samenvatting/toSamenvatting'
export { toUitkomstmelding, type Uitkomstmelding } from './samenvatting/toUitkomstmelding'
export { createStappenService, type StappenService } from './stappen/stappenService'
export {
  createStartwaardenService,
  isAlleenIngevuld,
  type Startstand,
  type StartwaardenService,
} from './startwaarden/startwaardenService'
