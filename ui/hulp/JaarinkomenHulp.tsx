import { useId, useState } from 'react'

import { formatEuro, lijktMaandinkomen, type Bedrag, type Wie } from '../../domain'
import { Message } from '../message'
import { useOrientatie, useCalculator } from '../context'
import { LoadFailureMessage, usePart } from '../later'
import { useAfterRelease } from '../press'
import { inZin, jaarinkomenTekst, knoppen } from '../tekst'
import { Button, Row, Text } from '../thema'
import { loadJaarinkomenDialog } from './load'

/**
 * The income helper under 'Bruto jaarinkomen': opens its dialog and fills in the yearly income. Asks of a low income
 * that it did not calculate whether it is one of a month.
 */
export const JaarinkomenHulp = ({ wie }: { readonly wie: Wie }) => {
  const { services, beantwoord } = useCalculator()
  const id = useId()
  const isLaag = useAfterRelease(useOrientatie((orientatie) => lijktMaandinkomen(orientatie[wie].inkomen)))
  const [open, setOpen] = useState(false)
  const [ingevuld, setIngevuld] = useState<{ readonly keer: number; readonly tekst: string }>()

  const vulIn = (jaarinkomen: Bedrag) => {
    const tekst = jaarinkomenTekst.ingevuld(inZin(jaarinkomen))
    beantwoord(`${wie}.inkomen`, jaarinkomen)
    services.announcement.announce(jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen)))
    setIngevuld((vorige) => ({ keer: (vorige?.keer ?? 0) + 1, tekst }))
  }
  const { value: JaarinkomenDialog, ask, bezig, askAgain } = usePart(loadJaarinkomenDialog, () => setOpen(true))
  const vraagtPerJaar = isLaag && ingevuld === undefined
  return (
    <>
      {vraagtPerJaar && (
        <Text id={id} soort="gedempt">
          {jaarinkomenTekst.perJaar}
        </Text>
      )}
      <Row>
        <Button
          soort="tekst"
          aria-haspopup="dialog"
          aria-describedby={vraagtPerJaar ? id : undefined}
          aria-busy={bezig}
          aria-disabled={bezig}
          onClick={ask}
        >
          {knoppen.berekenJaarinkomen}
        </Button>
        {ingevuld && (
          <Message key={ingevuld.keer} soort="goed" vorm="lijn" sticky={false}>
            <p>{ingevuld.tekst}</p>
          </Message>
        )}
        <LoadFailureMessage askAgain={askAgain} />
        {open && JaarinkomenDialog && <JaarinkomenDialog wie={wie} onSluit={() => setOpen(false)} onInkomen={vulIn} />}
      </Row>
    </>
  )
}
