import type { ComponentType, ReactNode } from 'react'

import type { LineKey } from '../../../../application'
import type { FinancieringsOpzet } from '../../../../domain'

/** The key of a summary line that shows a figure of the result. */
export type Verhaalveld = Extract<LineKey, keyof FinancieringsOpzet>

/** A figure on screen, with its amount in euro. */
export interface Figure {
  readonly veld: Verhaalveld
  readonly bedrag: number
}

export interface VerhaalPanelProps {
  readonly veld: Verhaalveld
  /** Whether all steps are shown at first, in unfolded chapters; otherwise the main steps, in folded chapters. */
  readonly alleStappen?: boolean
  /** Called with text for a screen reader to announce. */
  readonly onMeld?: (tekst: string) => void
  /** Buttons to other figures, below the boxes of this figure. */
  readonly children?: ReactNode
}

export interface VerhaalDialogProps {
  /** The figures to choose from, in the order of their buttons. */
  readonly figures: readonly Figure[]
  /** The figure that is explained until the visitor chooses another figure. */
  readonly eerst: Verhaalveld
  readonly onSluit: () => void
}

/** The components of the `verhaal` chunk, which explain a figure: in a dialog and on paper. */
export interface Verhalen {
  readonly VerhaalDialog: ComponentType<VerhaalDialogProps>
  readonly VerhaalPanel: ComponentType<VerhaalPanelProps>
}
