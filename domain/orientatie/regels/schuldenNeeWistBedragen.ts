import { SCHULDVRAGEN } from '../../vragen/schulden'
import type { Persoon } from '../../antwoorden/persoon'
import { voorElkePersoon, type Regel } from './regel'

const isLeeg = (persoon: Persoon): boolean => SCHULDVRAGEN.every((vraag) => persoon[vraag] === undefined)

const leeg = Object.fromEntries(SCHULDVRAGEN.map((vraag) => [vraag, undefined]))

const wisBedragen = voorElkePersoon((persoon) => (isLeeg(persoon) ? persoon : { ...persoon, ...leeg }))

/** Clears the loans, alimony and student loans of both persons when `schulden` is `nee`. */
export const schuldenNeeWistBedragen: Regel = (orientatie) =>
  orientatie.schulden === 'nee' ? wisBedragen(orientatie) : orientatie
