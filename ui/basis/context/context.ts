import { createContext, useContext } from 'react'

import type {
  AnnouncementService,
  NieuwereNormenService,
  OrientatieService,
  StappenService,
} from '../../../application'
import type { Normen } from '../../../domain'
import type { LazyParts } from '../lazy/parts'
import type { Form, Answering } from './form'
import type { Settings, Page } from './settings'
import type { Changing } from './useSelected'
import type { View } from './view'

/** The services one calculator runs on. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly announcement: AnnouncementService
  readonly nieuwereNormen: NieuwereNormenService
  /** The norms that the form shows, beginning with the latest; undefined while the norm year is unknown. */
  readonly normen: Changing<Normen | undefined>
  readonly lazy: LazyParts
}

/**
 * Everything a part of the calculator may call, and what no answer changes. A part looks at the state of the services
 * with `useSelected`, so that it draws again only for what it shows.
 */
export interface CalculatorState extends Answering {
  /** Are the details of 'Nieuwe woning en kosten' unfolded? */
  readonly showsDetails: boolean
  readonly setShowsDetails: (open: boolean) => void
  readonly services: Services
  readonly settings: Settings
  readonly form: Form
  readonly page: Page
  readonly view: View
}

export const CalculatorContext = createContext<CalculatorState | undefined>(undefined)

export const useCalculator = (): CalculatorState => {
  const calculator = useContext(CalculatorContext)
  if (calculator === undefined) throw new Error('useCalculator needs a CalculatorContext around it')
  return calculator
}
