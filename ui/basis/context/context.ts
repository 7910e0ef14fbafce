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

/** The services that one calculator uses. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly announcement: AnnouncementService
  readonly nieuwereNormen: NieuwereNormenService
  /** The norms that the built-in calculation uses; undefined while they load, and when a service calculates. */
  readonly normen: Changing<Normen | undefined>
  readonly lazy: LazyParts
}

/**
 * The services, settings and screen state of one calculator, for all its components. An answer does not change this
 * object. Components read the services with `useSelected`, and so render again only when their own data changes.
 */
export interface CalculatorState extends Answering {
  /** Whether the details of 'Nieuwe woning en kosten' are unfolded. */
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
