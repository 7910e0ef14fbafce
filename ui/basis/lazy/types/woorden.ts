import type { ComponentType } from 'react'

export interface WoordenDialogProps {
  /** The element in whose text the dialog searches for hard words: the step and its figures. */
  readonly scherm: Element
  readonly onSluit: () => void
}

/** The components of the `woorden` chunk, which explains hard words: a dialog, and a list inside another dialog. */
export interface Woordendeel {
  readonly WoordenDialog: ComponentType<WoordenDialogProps>
  readonly WoordenIn: ComponentType<{ readonly plek: Element }>
}
