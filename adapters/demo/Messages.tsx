import { useState } from 'react'

import { Button, Melding, Stack } from '../../ui'
import { exampleTekst } from './tekst'

/** Every kind of message: one that stays, one that can be closed, one that closes itself. */
export const Messages = () => {
  const [keer, setKeer] = useState(0)
  const { meldingen, toonOpnieuw } = exampleTekst
  return (
    <Stack key={keer}>
      <Melding soort="info">
        <p>{meldingen.info}</p>
      </Melding>
      <Melding soort="goed" sluitbaar>
        <p>{meldingen.goed}</p>
      </Melding>
      <Melding soort="waarschuwing" sticky={false} sluitbaar>
        <p>{meldingen.waarschuwing}</p>
      </Melding>
      <Melding soort="fout">
        <p>{meldingen.fout}</p>
      </Melding>
      <div>
        <Button soort="stil" onClick={() => setKeer(keer + 1)}>
          {toonOpnieuw}
        </Button>
      </div>
    </Stack>
  )
}
