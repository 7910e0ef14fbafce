/** The properties that every lazily loaded dialog has. */
export interface DialogProps {
  /** The title of the dialog: the text of the button that opens it. */
  readonly titel: string
  readonly onSluit: () => void
}
