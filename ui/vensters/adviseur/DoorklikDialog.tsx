import { useId, type ReactNode } from 'react'

import { Dialog, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { adviseurTekst } from '../../tekst/adviseur'
import { delenTekst } from '../../tekst/delen'
import { Check, CheckLabel } from '../../thema/lazyParts'
import { Row, Text } from '../../thema/parts'
import type { AdviseurDialogProps } from './MeenemenDialog'
import { useMeenemen } from './useMeenemen'

interface DoorklikDialogProps extends AdviseurDialogProps {
  /** Whether the next page receives the link to the calculation. */
  readonly gaatMee: boolean
  readonly onGaatMee: (gaatMee: boolean) => void
  /** The link to the next page. */
  readonly link: ReactNode
}

/** A dialog shown before another page opens. It offers to copy or save the calculation, and to pass on its link. */
export const DoorklikDialog = ({ titel, onSluit, gaatMee, onGaatMee, link }: DoorklikDialogProps) => {
  const uitleg = useId()
  const { copy, others, gezegd, failure, isKnown, hasLink } = useMeenemen(true)
  return (
    <Dialog titel={titel} onSluit={onSluit} gezegd={gezegd || failure?.text} metWoorden actie={link}>
      <Text>{adviseurTekst.hoeMee}</Text>
      <Row>
        {copy}
        {others}
      </Row>
      {gezegd !== '' && <Text soort="gedempt">{gezegd}</Text>}
      {hasLink && (
        <CheckLabel>
          <Check
            checked={gaatMee}
            aria-label={adviseurTekst.geefDoor}
            aria-describedby={uitleg}
            onChange={({ currentTarget }) => onGaatMee(currentTarget.checked)}
          />
          <span>
            {adviseurTekst.geefDoor}
            <span id={uitleg}>{adviseurTekst.geefDoorUitleg}</span>
          </span>
        </CheckLabel>
      )}
      {isKnown && !hasLink && <Text soort="gedempt">{delenTekst.geenLink}</Text>}
      <LoadFailureMessage failure={failure} naAfloop={focusDialog} />
    </Dialog>
  )
}
