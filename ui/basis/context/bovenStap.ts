import type { Stapnummer } from '../../../domain/orientatie'
import type { Click } from '../press/giveFocus'

/** Called after a click that replaced all answers. `volledig` is a step to open, if it is later than the open step. */
export type Vervangen = (klik: Click, volledig?: Stapnummer) => void

/** The functions that the open step passes to the components that can replace or erase all answers. */
export interface BovenStapProps {
  readonly onVervangen: Vervangen
  /** Focuses the title of the step, after a click on a button that disappears. */
  readonly naarTitel: (klik: Click) => void
}
