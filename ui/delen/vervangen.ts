import type { Stapnummer } from '../../domain/orientatie'
import type { Click } from '../velden/giveFocus'

/** Hears of the click that put other answers in the place of all, and up to which step they are complete. */
export type Vervangen = (klik: Click, volledig?: Stapnummer) => void

export interface GedeeldProps {
  readonly onVervangen: Vervangen
}
