import type {
  AnnouncementService,
  NieuwereNormenService,
  OrientatieService,
  StappenService,
  StartwaardenService,
} from '../../../application'
import type { Normen } from '../../../domain'
import type { Answering, Form } from './form'
import type { Page, Settings } from './settings'
import type { Changing } from './useSelected'
import type { View } from './view'

/** The services that one calculator uses, except its lazily loaded parts. */
export interface BaseServices {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly startwaarden: StartwaardenService
  readonly announcement: AnnouncementService
  readonly nieuwereNormen: NieuwereNormenService
  /** The norms that the built-in calculation uses; undefined while they load, and when a service calculates. */
  readonly normen: Changing<Normen | undefined>
}

/** The services, settings and screen state of one calculator, except its lazily loaded parts, which may use them. */
export interface CalculatorBase extends Answering {
  /** Whether the details of 'Nieuwe woning en kosten' are unfolded. */
  readonly showsDetails: boolean
  readonly setShowsDetails: (open: boolean) => void
  readonly services: BaseServices
  readonly settings: Settings
  readonly form: Form
  readonly page: Page
  readonly view: View
}
