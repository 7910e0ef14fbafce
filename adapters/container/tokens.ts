import type { ServiceIdentifier } from 'inversify'

import type {
  AankondigingService,
  AnalyticsPort,
  AnalyticsService,
  BerekeningPort,
  KlokPort,
  OrientatieService,
  SamenvattingService,
  StappenService,
} from '../../application'

const token = <T>(naam: string): ServiceIdentifier<T> => Symbol(naam)

export const KLOK = token<KlokPort>('KlokPort')
export const BEREKENING = token<BerekeningPort>('BerekeningPort')
export const ORIENTATIE = token<OrientatieService>('OrientatieService')
export const STAPPEN = token<StappenService>('StappenService')
export const SAMENVATTING = token<SamenvattingService>('SamenvattingService')
export const AANKONDIGING = token<AankondigingService>('AankondigingService')
export const ANALYTICS = token<AnalyticsPort>('AnalyticsPort')
export const ANALYTICS_SERVICE = token<AnalyticsService>('AnalyticsService')
