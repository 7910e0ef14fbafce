import { Component, Fragment, type ReactNode } from 'react'

interface VangnetProps {
  readonly children: ReactNode
  /** Hears what went wrong; `opgegeven` when the screen is not drawn again. */
  readonly onFout: (oorzaak: unknown, opgegeven: boolean) => void
}

interface VangnetState {
  readonly gevallen: boolean
  readonly beurt: number
}

/** After this many falls within the time (milliseconds), drawing the screen again does not help. */
const HOOGSTE_AANTAL = 3
const BINNEN = 10_000

/**
 * Draws the screen again when drawing fails, as it does when something else rewrote its nodes, a page translator for
 * one. The answers are kept by the services, so nothing that was given is lost.
 */
export class Vangnet extends Component<VangnetProps, VangnetState> {
  override readonly state: VangnetState = { gevallen: false, beurt: 0 }
  readonly #gevallen: number[] = []

  static getDerivedStateFromError(): Partial<VangnetState> {
    return { gevallen: true }
  }

  override componentDidCatch(oorzaak: unknown): void {
    const nu = performance.now()
    this.#gevallen.push(nu)
    const opgegeven = this.#gevallen.filter((moment) => nu - moment < BINNEN).length > HOOGSTE_AANTAL
    this.props.onFout(oorzaak, opgegeven)
    if (!opgegeven) this.setState(({ beurt }) => ({ gevallen: false, beurt: beurt + 1 }))
  }

  override render(): ReactNode {
    return this.state.gevallen ? null : <Fragment key={this.state.beurt}>{this.props.children}</Fragment>
  }
}
