import type { ComponentType } from 'react'

import type { BovenStapProps } from '../../context/bovenStap'
import type { Delen } from './delen'

/** The properties of the components in the `bewaren` chunk. */
export interface BewarenProps extends BovenStapProps {
  readonly delen: Delen
}

/** The components of the `bewaren` chunk, which saves answers in the browser tab. */
export interface Bewaren {
  readonly RestoreMessage: ComponentType<BewarenProps>
  readonly Wissen: ComponentType<BewarenProps>
}
