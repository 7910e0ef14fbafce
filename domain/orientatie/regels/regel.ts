import type { Orientatie } from '../orientatie'
import type { Persoon } from '../../antwoorden/persoon'

/** A rule that clears or corrects answers that no longer apply. Returns the same object when nothing changes. */
export type Regel = (orientatie: Orientatie) => Orientatie

export const voorElkePersoon =
  (regel: (persoon: Persoon) => Persoon): Regel =>
  (orientatie) => {
    const eigen = regel(orientatie.eigen)
    const partner = regel(orientatie.partner)
    return eigen === orientatie.eigen && partner === orientatie.partner ? orientatie : { ...orientatie, eigen, partner }
  }
