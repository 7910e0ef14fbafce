import { useCalculator } from '../context/context'
import type { Vervangen } from '../delen/vervangen'
import { useNeeded } from '../later/usePart'

interface BewarenProps {
  readonly deel: 'RestoreMessage' | 'Wissen'
  readonly onVervangen: Vervangen
}

/** One part of keeping the answers in the tab; nothing where the page does not ask for it. */
export const Bewaren = ({ deel, onVervangen }: BewarenProps) => {
  const isAan = useCalculator().settings.bewaren
  const delen = useNeeded('delen', isAan)
  const Deel = useNeeded('bewaren', isAan)?.[deel]
  return isAan && delen && Deel && <Deel delen={delen} onVervangen={onVervangen} />
}
