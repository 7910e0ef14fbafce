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
  /** Does the link go along to the page that the visitor leaves for? */
  readonly gaatMee: boolean
  readonly onGaatMee: (gaatMee: boolean) => void
  /** What the visitor leaves by. */
  readonly link: ReactNode
}

/** What goes along to the next page, chosen before the visitor leaves: nothing, unless the visitor says so. */
export const DoorklikDialog = ({ titel, onSluit, gaatMee, onGaatMee, link }: DoorklikDialogProps) => {
  const uitleg = useId()
  const { copy, others, gezegd, failure, isKnown, hasLink } = useMeenemen(true)
  return (
    <Dialog titel={titel} onSluit={onSluit} gezegd={gezegd || failure?.tekst} metWoorden actie={link}>
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
