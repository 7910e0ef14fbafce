import type { ComponentType } from 'react'

import type { Click } from '../../press/giveFocus'

export interface TerugknopProps {
  /** Called before Back or Forward opens a step. `giveFocus` treats `na` as a pointer click, so no focus ring shows. */
  readonly onTerug: (na: Click) => void
}

/** The component that makes Back and Forward of the browser open steps. */
export interface Terugknopdeel {
  readonly Terugknop: ComponentType<TerugknopProps>
}
