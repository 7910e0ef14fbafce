import { useId } from 'react'

import { Dialog, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { adviseurTekst } from '../../tekst/adviseur'
import { delenTekst } from '../../tekst/delen'
import { Check, CheckLabel } from '../../thema/lazyParts'
import { Row, Text } from '../../thema/parts'
import { useMeenemen } from './useMeenemen'
import type { DoorklikDialogProps } from '../../basis/lazy/types/adviseur'

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
      {isKnown && !hasLink && <Text>{delenTekst.geenLink}</Text>}
      <LoadFailureMessage failure={failure} naAfloop={focusDialog} />
    </Dialog>
  )
}
