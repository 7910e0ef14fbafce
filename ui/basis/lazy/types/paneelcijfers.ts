import type { ComponentType } from 'react'

import type { Momentopname } from '../../../../application'
import type { Stapnummer } from '../../../../domain/orientatie'
import type { CalculatorBase } from '../../context/base'

/** The key figure in the closed bar: its label, its amount as text, and whether it is a shortage. */
export interface BarFigure {
  readonly label: string
  readonly bedrag: string
  readonly isTekort: boolean
}

/** The lazily loaded figures of the summary: in blocks (`Cijfers`), in the bar, and as text for a screen reader. */
export interface Paneelcijfers {
  readonly Cijfers: ComponentType<{ readonly momentopname: Momentopname }>
  readonly heeftBedragen: (momentopname: Momentopname, stap: Stapnummer) => boolean
  readonly toBarFigure: (momentopname: Momentopname, stap: Stapnummer) => BarFigure | undefined
  readonly sayBonnetje: (calculator: CalculatorBase) => string
}
