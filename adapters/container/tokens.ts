import type { ServiceIdentifier } from 'inversify'

import type {
  AnnouncementService,
  AnalyticsService,
  Dialogs,
  NieuwereNormenService,
  OrientatieService,
  StappenService,
  StartwaardenService,
} from '../../application'
import type { Normen, Normjaar } from '../../domain'
import type { Styles } from '../../ui'
import type { Announcer } from '../announcer'
import type { createHttpBerekening } from '../http'
import type { createLokaleBerekening } from '../lokaal'
import type { createNormvergelijking } from '../normvergelijking'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** A function that loads the norms of one year. It rejects when loading fails; the next call tries again. */
export type LoadNormen = (jaar: Normjaar) => Promise<Normen>

/** A function that loads the function that creates a port. It rejects when loading fails; the next call tries again. */
type Load<Create> = () => Promise<Create>

/** The tokens of the container of a page, which all calculators on that page share. */
export const LOAD_NORMEN = token<LoadNormen>('LoadNormen')
export const LOAD_HTTP = token<Load<typeof createHttpBerekening>>('LoadHttp')
export const LOAD_LOKAAL = token<Load<typeof createLokaleBerekening>>('LoadLokaal')
export const LOAD_NORMVERGELIJKING = token<Load<typeof createNormvergelijking>>('LoadNormvergelijking')
export const STYLES = token<Styles>('Styles')
export const ANNOUNCER = token<Announcer>('Announcer')
export const DIALOGS = token<Dialogs>('Dialogs')

/** The tokens of the container of one calculator. */
export const ORIENTATIE_SERVICE = token<OrientatieService>('OrientatieService')
export const NIEUWERE_NORMEN_SERVICE = token<NieuwereNormenService>('NieuwereNormenService')
export const STARTWAARDEN_SERVICE = token<StartwaardenService>('StartwaardenService')
export const STAPPEN_SERVICE = token<StappenService>('StappenService')
export const ANNOUNCEMENT_SERVICE = token<AnnouncementService>('AnnouncementService')
export const ANALYTICS_SERVICE = token<AnalyticsService>('AnalyticsService')
