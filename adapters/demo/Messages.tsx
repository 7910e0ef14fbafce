import { useState } from 'react'

import { Button, Message, Stack } from '../../ui/fieldSet'
import { exampleTekst } from './tekst'

/** Every kind of message: one that stays, one that can be closed, one that closes itself. */
export const Messages = () => {
  const [keer, setKeer] = useState(0)
  const { meldingen, toonOpnieuw } = exampleTekst
  return (
    <Stack key={keer}>
      <Message soort="info">
        <p>{meldingen.info}</p>
      </Message>
      <Message soort="goed" sluitbaar>
        <p>{meldingen.goed}</p>
      </Message>
      <Message soort="waarschuwing" sticky={false} sluitbaar>
        <p>{meldingen.waarschuwing}</p>
      </Message>
      <Message soort="fout">
        <p>{meldingen.fout}</p>
      </Message>
      <div>
        <Button soort="stil" onClick={() => setKeer(keer + 1)}>
          {toonOpnieuw}
        </Button>
      </div>
    </Stack>
  )
}
