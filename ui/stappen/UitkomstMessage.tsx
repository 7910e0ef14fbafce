import { toSamenvattingState, toUitkomstmelding } from '../../application'
import { LAATSTE_STAP, roundTekort, type Veld } from '../../domain'
import { minsteTekort, type Renteperiode } from '../../domain/vergelijking'
import { useCalculator } from '../context/context'
import { useOnleesbaar } from '../context/useOnleesbaar'
import { useOrientatie } from '../context/useOrientatie'
import { Message } from '../message/Message'
import { meldingen } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { Row, Stack } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import { VeranderButton } from '../veranderen/VeranderButton'
import { tekortZinnen } from './tekortZinnen'

interface UitkomstMessageProps {
  readonly vergeleken: readonly Renteperiode[]
  /** Brings the visitor to the control of a field. */
  readonly onZoek: (veld: Veld) => void
}

/** The message about the outcome; when something is missing, with what another period does about it. */
export const UitkomstMessage = (props: UitkomstMessageProps) => {
  const onleesbaar = useOnleesbaar()
  const melding = useOrientatie((stand) => toUitkomstmelding(toSamenvattingState(stand), LAATSTE_STAP, onleesbaar))
  switch (melding) {
    case 'waarschuwing':
      return (
        <Message soort="waarschuwing" vorm="paneel">
          <Stack ruimte="lijn">
            <p>{meldingen.letOp}</p>
            <Uitweg {...props} />
          </Stack>
        </Message>
      )
    case 'schatting':
      return (
        <Message soort="goed">
          <p>{renteTekst.inschatting}</p>
        </Message>
      )
    case undefined:
      return null
  }
}

const Uitweg = ({ vergeleken, onZoek }: UitkomstMessageProps) => {
  const { stappen } = useCalculator().services
  const tekort = useOrientatie(({ financieringsOpzet }) => financieringsOpzet?.extraBenodigdeEigenInleg ?? 0)
  const beste = minsteTekort(vergeleken, tekort)
  const lostOp = beste?.extraBenodigdeEigenInleg !== undefined && roundTekort(beste.extraBenodigdeEigenInleg) === 0
  return (
    <>
      <p>{tekortZinnen(vergeleken, tekort).join(' ')}</p>
      <Row>
        {beste && (
          <ActionButton soort="stil" onActie={() => onZoek('renteperiode')}>
            {renteTekst.kiesPeriode}
          </ActionButton>
        )}
        {!lostOp && (
          <ActionButton
            soort="stil"
            onActie={() => {
              stappen.gaNaar(1)
              onZoek('eigenGeld')
            }}
          >
            {renteTekst.vulEigenGeldIn}
          </ActionButton>
        )}
      </Row>
      <VeranderButton />
    </>
  )
}
