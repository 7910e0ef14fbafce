import { dagBinnen, getalBinnen, type Dag } from './grenzen'
import type { Invoerregel } from './invoerregel'

const STANDAARD = 'Ingevulde waarde is lager dan minimum van {min}.'

/** A number must be `min` or more; an absent one passes. A message of one's own may name {min}. */
export const minimum = (min: number, melding: string = STANDAARD): Invoerregel<number | undefined> =>
  getalBinnen({ min }, melding)

/** A date must be `min` or later, by day; an absent one passes. A message of one's own may name {min}. */
export const minimumDatum = (min: Dag, melding: string = STANDAARD): Invoerregel<Dag | undefined> =>
  dagBinnen({ min }, melding)
