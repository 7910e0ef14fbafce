import { useProbeersel, useRekenhulp } from '../context'
import { useNeeded } from '../later'
import type { Klik } from '../velden'
import { loadVeranderen } from './load'

interface GeprobeerdMeldingProps {
  /** Called with the click that led back to the answers of the visitor. */
  readonly onTerug: (klik: Klik) => void
}

/** Says above each step what is tried, while something is. */
export const GeprobeerdMelding = ({ onTerug }: GeprobeerdMeldingProps) => {
  const probeersel = useProbeersel(useRekenhulp().form.draftStore)
  const veranderen = useNeeded(loadVeranderen, probeersel !== undefined)
  return probeersel && veranderen && <veranderen.Geprobeerd probeersel={probeersel} onTerug={onTerug} />
}
