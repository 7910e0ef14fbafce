import { useCalculator } from '../../basis/context/context'
import { useNeeded } from '../../basis/later/usePart'
import type { BovenStapProps } from '../../stappen/bovenStap'

interface InTabProps extends BovenStapProps {
  readonly deel: 'RestoreMessage' | 'Wissen'
}

/** One part of keeping the answers in the tab; nothing where the page does not ask for it. */
export const InTab = ({ deel, ...props }: InTabProps) => {
  const isAan = useCalculator().settings.bewaren
  const delen = useNeeded('delen', isAan)
  const Deel = useNeeded('bewaren', isAan)?.[deel]
  return isAan && delen && Deel && <Deel delen={delen} {...props} />
}
