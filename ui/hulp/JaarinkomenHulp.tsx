import { useState } from 'react'

import { formatEuro, type Bedrag, type Wie } from '../../domain'
import { JaarinkomenDialog } from './JaarinkomenDialog'
import { Melding } from '../melding'
import { useRekenhulp } from '../context'
import { inZin, jaarinkomenTekst, knoppen } from '../tekst'
import { Button, Row } from '../thema'

/** The income helper under 'Bruto jaarinkomen': opens its dialog and fills in the yearly income. */
export const JaarinkomenHulp = ({ wie }: { readonly wie: Wie }) => {
  const { services, beantwoord } = useRekenhulp()
  const [open, setOpen] = useState(false)
  const [ingevuld, setIngevuld] = useState<{ readonly keer: number; readonly tekst: string }>()

  const vulIn = (jaarinkomen: Bedrag) => {
    const tekst = jaarinkomenTekst.ingevuld(inZin(jaarinkomen))
    beantwoord(`${wie}.inkomen`, jaarinkomen)
    services.announcement.announce(jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen)))
    setIngevuld((vorige) => ({ keer: (vorige?.keer ?? 0) + 1, tekst }))
  }
  return (
    <Row>
      <Button soort="tekst" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {knoppen.berekenJaarinkomen}
      </Button>
      {ingevuld && (
        <Melding key={ingevuld.keer} soort="goed" vorm="lijn" sticky={false}>
          <p>{ingevuld.tekst}</p>
        </Melding>
      )}
      {open && <JaarinkomenDialog wie={wie} onSluit={() => setOpen(false)} onInkomen={vulIn} />}
    </Row>
  )
}
