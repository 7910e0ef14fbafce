import type { Stapnummer } from '../../domain/orientatie'
import type { Click } from '../velden/giveFocus'

/** Called with the click that replaced all answers, and the last step that these answers complete. */
export type Vervangen = (klik: Click, volledig?: Stapnummer) => void

/** What a step does for a message above it that goes away when it is clicked. */
export interface BovenStapProps {
  readonly onVervangen: Vervangen
  /** Gives the title of the step the focus, after a click that took its own button away. */
  readonly naarTitel: (klik: Click) => void
}
