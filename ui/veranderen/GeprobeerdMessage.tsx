import { useCalculator } from '../context/context'
import { useProbeersel } from '../context/draftStore'
import { useNeeded } from '../later/usePart'
import type { Click } from '../velden/giveFocus'

interface GeprobeerdMessageProps {
  /** Called with the click that led back to the answers of the visitor. */
  readonly onTerug: (klik: Click) => void
}

/** Says above each step what is tried, while something is. */
export const GeprobeerdMessage = ({ onTerug }: GeprobeerdMessageProps) => {
  const probeersel = useProbeersel(useCalculator().form.draftStore)
  const veranderen = useNeeded('veranderen', probeersel !== undefined)
  return probeersel && veranderen && <veranderen.Geprobeerd probeersel={probeersel} onTerug={onTerug} />
}
