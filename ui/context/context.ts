import { createContext, useContext } from 'react'
import type { Observable } from 'rxjs'

import type {
  AnnouncementService,
  NieuwereNormenService,
  OrientatieService,
  SamenvattingState,
  StappenService,
} from '../../application'
import type { Normen, Orientatie, Stapnummer } from '../../domain'
import type { Form } from './form'
import type { Settings, Page } from './settings'
import type { Answering } from './useAnswering'
import type { View } from './view'

/** The services one calculator runs on. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly announcement: AnnouncementService
  readonly nieuwereNormen: NieuwereNormenService
  /** The norms that the form shows, beginning with the latest; undefined while the norm year is unknown. */
  readonly normen: {
    readonly state$: Observable<Normen | undefined>
    readonly state: () => Normen | undefined
  }
}

/** Everything a part of the calculator may look at or call. */
export interface RekenhulpState extends Answering {
  readonly orientatie: Orientatie
  readonly stap: Stapnummer
  readonly samenvatting: SamenvattingState
  /** Are the details of 'Nieuwe woning en kosten' unfolded? */
  readonly showsDetails: boolean
  readonly setShowsDetails: (open: boolean) => void
  readonly services: Services
  readonly settings: Settings
  readonly form: Form
  readonly page: Page
  readonly view: View
}

export const RekenhulpContext = createContext<RekenhulpState | undefined>(undefined)

export const useRekenhulp = (): RekenhulpState => {
  const rekenhulp = useContext(RekenhulpContext)
  if (rekenhulp === undefined) throw new Error('useRekenhulp needs a RekenhulpContext around it')
  return rekenhulp
}
