import type { Stapnummer } from '../../domain/orientatie'
import type { Click } from '../velden/giveFocus'

/** Called with the click that replaced all answers, and the last step that the new answers complete. */
export type Vervangen = (klik: Click, volledig?: Stapnummer) => void

/** The functions that a step offers to a dismissible message above it. */
export interface BovenStapProps {
  readonly onVervangen: Vervangen
  /** Focuses the step's title, after a click that removed the clicked button. */
  readonly naarTitel: (klik: Click) => void
}
