import type { ComponentType, MouseEvent } from 'react'

import { EERSTE_STAP, LAATSTE_STAP } from '../../domain/orientatie'
import { useStap } from '../basis/context/reading'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { knoppen } from '../tekst/nl'
import { ScreenReaderButton, StapButtonRow } from '../thema/parts'
import { ActionButton } from '../basis/press/ActionButton'

interface StapButtonsProps {
  /** True while the next step is loading, otherwise undefined. */
  readonly bezig: true | undefined
  /** The component with the link below the last step; undefined until that step is loaded. */
  readonly Vervolg: ComponentType | undefined
  readonly onVerder: (klik: MouseEvent<HTMLElement>) => void
  readonly onVorige: (klik: MouseEvent) => void
}

/**
 * A button for screen readers that announces the summary, a button to the previous step and a button to the next step.
 * On step 3, `Vervolg` replaces the button to the next step.
 */
export const StapButtons = ({ bezig, Vervolg, onVerder, onVorige }: StapButtonsProps) => {
  const stap = useStap()
  const leesBonnetje = useBonnetje()
  return (
    <StapButtonRow>
      <ScreenReaderButton onClick={() => leesBonnetje()}>{knoppen.leesBonnetje}</ScreenReaderButton>
      {stap > EERSTE_STAP && (
        <ActionButton soort="stil" onActie={onVorige}>
          {knoppen.vorigeStap}
        </ActionButton>
      )}
      {stap < LAATSTE_STAP ? (
        <ActionButton className="verder" bezig={bezig} onActie={onVerder}>
          {knoppen.gaVerder}
        </ActionButton>
      ) : (
        Vervolg && <Vervolg />
      )}
    </StapButtonRow>
  )
}
