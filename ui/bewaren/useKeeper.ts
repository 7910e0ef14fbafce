import { useCalculator } from '../context/context'
import { useSelected } from '../context/useSelected'
import type { Delen } from '../delen/delen'
import type { Vervangen } from '../delen/vervangen'
import { keeperOf } from './keeperOf'

/** What each part of keeping the answers is given. */
export interface PartProps {
  readonly delen: Delen
  readonly onVervangen: Vervangen
}

/** The keeper of the answers, and how it stands. */
export const useKeeper = (delen: Delen) => {
  const keeper = keeperOf(useCalculator(), delen)
  const stand = useSelected({ state$: keeper.stand$, state: () => keeper.stand$.value }, (alles) => alles)
  return { keeper, stand }
}
