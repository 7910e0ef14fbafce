import { Component, Fragment, Activity, type ReactElement, type ReactNode } from 'react'

import type { LabelCode } from '../../../domain/orientatie'
import {
  CalculatorScreen,
  ThemaProvider,
  type DraftStore,
  type Page,
  type Services,
  type Settings,
  type Styles,
} from '../../../ui'

interface SafetyNetProps {
  readonly children: ReactNode
  /** Called after each failure to draw. `givenUp` is whether the screen is not drawn again. */
  readonly onError: (cause: unknown, givenUp: boolean) => void
}

interface SafetyNetState {
  readonly fallen: boolean
  readonly round: number
}

/** More than `MOST` failures within `WITHIN` milliseconds stop the drawing. */
const MOST = 3
const WITHIN = 10_000

/**
 * Draws its children, and draws them again when drawing fails, for instance because a page translator rewrote the
 * nodes. Stops after more than `MOST` failures within `WITHIN`. The services store the answers, so no answer is lost.
 */
export class SafetyNet extends Component<SafetyNetProps, SafetyNetState> {
  override readonly state: SafetyNetState = { fallen: false, round: 0 }
  readonly #falls: number[] = []

  static getDerivedStateFromError(): Partial<SafetyNetState> {
    return { fallen: true }
  }

  override componentDidCatch(cause: unknown): void {
    const now = performance.now()
    this.#falls.push(now)
    const givenUp = this.#falls.filter((moment) => now - moment < WITHIN).length > MOST
    this.props.onError(cause, givenUp)
    if (!givenUp) this.setState(({ round }) => ({ fallen: false, round: round + 1 }))
  }

  override render(): ReactNode {
    return this.state.fallen ? null : <Fragment key={this.state.round}>{this.props.children}</Fragment>
  }
}

interface DrawingProps {
  readonly styles: ReturnType<Styles>
  readonly labelCode: LabelCode
  readonly settings: Settings
  readonly services: Services
  readonly page: Page
  readonly draftStore: DraftStore
  readonly onError: (cause: unknown, givenUp: boolean) => void
}

/** Draws the calculator in its theme, and draws both again after a failure. */
export const Drawing = ({
  styles,
  labelCode,
  settings,
  services,
  page,
  draftStore,
  onError,
}: DrawingProps): ReactElement => (
  <SafetyNet onError={onError}>
    <ThemaProvider styles={styles} labelCode={labelCode} kleurmodus={settings.kleurmodus}>
      <CalculatorScreen services={services} settings={settings} page={page} draftStore={draftStore} />
    </ThemaProvider>
  </SafetyNet>
)

/** Returns the drawing in a React `Activity`, so that the drawing can be hidden without losing its state. */
export const toStage = (drawing: ReactNode, visible: boolean): ReactNode => (
  <Activity mode={visible ? 'visible' : 'hidden'}>{drawing}</Activity>
)
