import { SCHULDVRAGEN } from '../../vragen/schulden'
import type { Persoon } from '../persoon'
import { voorElkePersoon, type Regel } from './regel'

const isLeeg = (persoon: Persoon): boolean => SCHULDVRAGEN.every((vraag) => persoon[vraag] === undefined)

const leeg = Object.fromEntries(SCHULDVRAGEN.map((vraag) => [vraag, undefined]))

const wisBedragen = voorElkePersoon((persoon) => (isLeeg(persoon) ? persoon : { ...persoon, ...leeg }))

/** Without schulden, both persons have no answers about them. */
export const schuldenNeeWistBedragen: Regel = (orientatie) =>
  orientatie.schulden === 'nee' ? wisBedragen(orientatie) : orientatie
