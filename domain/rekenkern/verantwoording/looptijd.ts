import { LOOPTIJD } from '../annuiteit'
import type { Spoor, Verwijzing } from './spoor'

/** The term of a mortgage, a leaf of more than one chapter. */
export const verwijsLooptijd = (spoor: Spoor): Verwijzing<number> =>
  spoor.keuze(
    'looptijd',
    'Looptijd van de hypotheek',
    LOOPTIJD,
    'maanden',
    'We rekenen met een annuïteitenhypotheek van 30 jaar, zoals de tabellen van de regeling doen.',
  )
