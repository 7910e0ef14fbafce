import type { Wie } from '../../../../domain/orientatie'

export interface JaarinkomenDialogProps {
  readonly wie: Wie
  readonly onSluit: () => void
  /** Called with the yearly income in euro when the visitor confirms it. */
  readonly onInkomen: (jaarinkomen: number) => void
}
