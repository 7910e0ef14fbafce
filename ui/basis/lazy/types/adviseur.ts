import type { ComponentType, ReactNode } from 'react'

import type { Type } from '../../../../domain/orientatie'
import type { DialogProps } from './dialog'

export interface DoorklikDialogProps extends DialogProps {
  /** Whether the next page receives the link to the calculation. */
  readonly gaatMee: boolean
  readonly onGaatMee: (gaatMee: boolean) => void
  /** The link to the next page. */
  readonly link: ReactNode
}

/** The dialogs of the `adviseur` chunk: one for each audience, and one before the visitor follows a link. */
export interface Adviseurdialogen extends Readonly<Record<Type, ComponentType<DialogProps>>> {
  readonly DoorklikDialog: ComponentType<DoorklikDialogProps>
}
