import type { Bedragen, EuroPerMaand } from '../eenheden'

/** The monthly room if the whole loan were restschuld, and the monthly cost of the restschuld. */
export type Restschuldruimte = Bedragen<EuroPerMaand, 'ruimteRestschuld' | 'lastRestschuld'>

/** Whether the whole restschuld fits in the loan: the monthly cost is below the monthly room for a restschuld. */
export const pastHelemaal = ({ ruimteRestschuld, lastRestschuld }: Restschuldruimte): boolean =>
  lastRestschuld < ruimteRestschuld
