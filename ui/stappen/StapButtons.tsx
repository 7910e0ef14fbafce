import type { ComponentType, MouseEvent } from 'react'

import { EERSTE_STAP, LAATSTE_STAP } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useStap } from '../basis/context/reading'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { knoppen } from '../tekst/nl'
import { paneelTekst } from '../tekst/paneel'
import { ScreenReaderButton, StapButtonRow } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'

interface StapButtonsProps {
  /** Whether the next step is loading. */
  readonly bezig: true | undefined
  /** The link below the last step; undefined until that step is loaded. */
  readonly Vervolg: ComponentType | undefined
  readonly onVerder: (klik: MouseEvent<HTMLElement>) => void
  readonly onVorige: (klik: MouseEvent) => void
}

/** The panel already reports that its figures failed to load. */
const NIETS = () => undefined

/** The buttons to the other steps. The last step has the link to an adviser or an application. */
export const StapButtons = ({ bezig, Vervolg, onVerder, onVorige }: StapButtonsProps) => {
  const { announcement, lazy } = useCalculator().services
  const stap = useStap()
  const toBonnetje = useBonnetje()
  const leesBonnetje = () => {
    const bonnetje = toBonnetje()
    announcement.announce(bonnetje ?? paneelTekst.nogNietBerekend)
    if (bonnetje === undefined) lazy.of('paneelcijfers').load().then(leesBonnetje, NIETS)
  }
  return (
    <StapButtonRow>
      <ScreenReaderButton onClick={leesBonnetje}>{knoppen.leesBonnetje}</ScreenReaderButton>
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
