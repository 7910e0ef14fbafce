import type { ComponentType, ReactNode } from 'react'

import type { Momentopname } from '../../../../application'
import type { toHoogstePrijs } from '../../../../application/vergelijking'
import type { Uitweg } from '../../../../domain/vergelijking'
import type { Probeersel } from '../../context/draft'
import type { DialogProps } from './dialog'

export interface GeprobeerdProps {
  readonly probeersel: Probeersel
}

export interface HoogstePrijsProps {
  /** The result on screen with its answers; the visitor cannot afford the home. */
  readonly momentopname: Momentopname
  readonly prijs: Uitweg | 'geen'
  /** Renders the large figure of the card. */
  readonly figure: (bedrag: ReactNode) => ReactNode
}

export interface RekenMetProps {
  readonly prijs: Uitweg
}

/** The components and functions of the `veranderen` chunk: what must change to afford the home. */
export interface Veranderen {
  readonly VeranderenDialog: ComponentType<DialogProps>
  readonly Geprobeerd: ComponentType<GeprobeerdProps>
  readonly HoogstePrijs: ComponentType<HoogstePrijsProps>
  readonly RekenMet: ComponentType<RekenMetProps>
  readonly toHoogstePrijs: typeof toHoogstePrijs
  readonly zegHoogstePrijs: (momentopname: Momentopname, prijs: HoogstePrijsProps['prijs']) => string
}
