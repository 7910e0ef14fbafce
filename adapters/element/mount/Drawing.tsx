import { Activity, type ReactNode } from 'react'

import {
  CalculatorScreen,
  ThemaProvider,
  type DraftStore,
  type Page,
  type Services,
  type Settings,
  type Styles,
} from '../../../ui'
import type { LabelCode } from '../../../domain/orientatie'
import { SafetyNet } from './SafetyNet'

interface DrawingProps {
  readonly styles: ReturnType<Styles>
  readonly labelCode: LabelCode
  readonly settings: Settings
  readonly services: Services
  readonly page: Page
  readonly draftStore: DraftStore
  readonly onError: (cause: unknown, givenUp: boolean) => void
}

/** Everything that React draws in a root. */
export const Drawing = ({ styles, labelCode, settings, services, page, draftStore, onError }: DrawingProps) => (
  <ThemaProvider styles={styles} labelCode={labelCode} kleurmodus={settings.kleurmodus}>
    <SafetyNet onError={onError}>
      <CalculatorScreen services={services} settings={settings} page={page} draftStore={draftStore} />
    </SafetyNet>
  </ThemaProvider>
)

/** Shows a drawing, or hides it without forgetting anything. */
export const toStage = (drawing: ReactNode, visible: boolean): ReactNode => (
  <Activity mode={visible ? 'visible' : 'hidden'}>{drawing}</Activity>
)
