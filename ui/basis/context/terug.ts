import { createContext } from 'react'

import type { Veld } from '../../../domain/orientatie'
import type { Click } from '../press/giveFocus'

/** The way back to the outcome, from the question that the visitor came to change. */
export interface Terug {
  readonly veld: Veld
  readonly onTerug: (klik: Click) => void
}

/** The way back that stands below the question `veld`; undefined when the visitor did not come from the outcome. */
export const TerugContext = createContext<Terug | undefined>(undefined)
