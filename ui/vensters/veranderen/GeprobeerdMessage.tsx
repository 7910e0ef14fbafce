import { useCalculator } from '../../basis/context/context'
import { useProbeersel } from '../../basis/context/draft'
import { useNeeded } from '../../basis/lazy/usePart'
import type { BovenStapProps } from '../../basis/context/bovenStap'

/** Shows the message about the current what-if, if there is one. */
export const GeprobeerdMessage = ({ naarTitel }: Pick<BovenStapProps, 'naarTitel'>) => {
  const probeersel = useProbeersel(useCalculator().form.draftStore)
  const veranderen = useNeeded('veranderen', probeersel !== undefined)
  return probeersel && veranderen && <veranderen.Geprobeerd probeersel={probeersel} naarTitel={naarTitel} />
}
