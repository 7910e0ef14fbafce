import { zichtbareVelden, type Stap, type Veld } from '../../domain'
import { useRekenhulp } from '../rekenhulp'

/** The questions this step shows now; the domain decides which. */
export const useZichtbareVelden = (stap: Stap): ReadonlySet<Veld> =>
  new Set(zichtbareVelden(useRekenhulp().orientatie, stap))
