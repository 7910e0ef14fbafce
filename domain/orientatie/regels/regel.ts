import type { Orientatie } from '../orientatie'
import type { Persoon } from '../persoon'

/** Clears answers that no longer apply. Returns the same object when there is nothing to clear. */
export type Regel = (orientatie: Orientatie) => Orientatie

/** Makes a rule that applies to each of the two persons. */
export const voorElkePersoon =
  (regel: (persoon: Persoon) => Persoon): Regel =>
  (orientatie) => {
    const eigen = regel(orientatie.eigen)
    const partner = regel(orientatie.partner)
    return eigen === orientatie.eigen && partner === orientatie.partner ? orientatie : { ...orientatie, eigen, partner }
  }
