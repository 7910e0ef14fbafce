import { dagBinnen, getalBinnen, type Dag } from './grenzen'
import type { Invoerregel } from './invoerregel'

const STANDAARD = 'Ingevulde waarde is hoger dan maximum van {max}.'

/** A number must be `max` or less; an absent one passes. A message of one's own may name {max}. */
export const maximum = (max: number, melding: string = STANDAARD): Invoerregel<number | undefined> =>
  getalBinnen({ max }, melding)

/** A date must be `max` or earlier, by day; an absent one passes. A message of one's own may name {max}. */
export const maximumDatum = (max: Dag, melding: string = STANDAARD): Invoerregel<Dag | undefined> =>
  dagBinnen({ max }, melding)
