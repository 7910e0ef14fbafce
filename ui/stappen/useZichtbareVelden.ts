import { zichtbareVelden, type Stapnummer, type Veld } from '../../domain'
import { useRekenhulp } from '../context'

/** The questions this step shows now; the domain decides which. */
export const useZichtbareVelden = (stap: Stapnummer): ReadonlySet<Veld> =>
  new Set(zichtbareVelden(useRekenhulp().orientatie, stap))
