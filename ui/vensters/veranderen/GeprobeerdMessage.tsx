import { useCalculator } from '../../basis/context/context'
import { useProbeersel } from '../../basis/context/draft'
import { useNeeded } from '../../basis/lazy/usePart'
import { useAfterRelease } from '../../basis/press/press'

/** The banner about the current what-if, if there is one. It appears and disappears after a press, not during one. */
export const GeprobeerdMessage = () => {
  const probeersel = useAfterRelease(useProbeersel(useCalculator().form.draftStore))
  const veranderen = useNeeded('veranderen', probeersel !== undefined)
  return probeersel && veranderen && <veranderen.Geprobeerd probeersel={probeersel} />
}
