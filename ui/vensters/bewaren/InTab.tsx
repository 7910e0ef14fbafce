import { useCalculator } from '../../basis/context/context'
import { useNeeded } from '../../basis/lazy/usePart'
import type { BovenStapProps } from '../../basis/context/bovenStap'

interface InTabProps extends BovenStapProps {
  readonly deel: 'RestoreMessage' | 'Wissen'
}

/** Renders a component of the lazily loaded chunk `bewaren`, if the page sets the attribute `bewaren`. */
export const InTab = ({ deel, ...props }: InTabProps) => {
  const isAan = useCalculator().settings.bewaren
  const delen = useNeeded('delen', isAan)
  const Deel = useNeeded('bewaren', isAan)?.[deel]
  return isAan && delen && Deel && <Deel delen={delen} {...props} />
}
