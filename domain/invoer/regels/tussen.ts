import { dagBinnen, getalBinnen, type Dag } from './grenzen'
import type { Invoerregel } from './invoerregel'

const STANDAARD = 'Ingevulde waarde valt niet binnen het minimum van {min} en maximum van {max}.'

/** A number must lie from `min` to `max`; an absent one passes. A message of one's own may name {min} and {max}. */
export const tussen = (min: number, max: number, melding: string = STANDAARD): Invoerregel<number | undefined> =>
  getalBinnen({ min, max }, melding)

/**
 * A date must lie from `min` to `max`, by day; an absent one passes. A message of one's own may name {min} and {max}.
 */
export const tussenDatums = (min: Dag, max: Dag, melding: string = STANDAARD): Invoerregel<Dag | undefined> =>
  dagBinnen({ min, max }, melding)
