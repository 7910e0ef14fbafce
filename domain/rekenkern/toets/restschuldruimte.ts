import type { Bedragen, EuroPerMaand } from '../eenheden'

/** The monthly room if the whole loan were restschuld, and what the restschuld costs a month. */
export type Restschuldruimte = Bedragen<EuroPerMaand, 'ruimteRestschuld' | 'lastRestschuld'>

/** Whether the whole restschuld fits the room of a loan without deduction. */
export const pastHelemaal = ({ ruimteRestschuld, lastRestschuld }: Restschuldruimte): boolean =>
  lastRestschuld < ruimteRestschuld
