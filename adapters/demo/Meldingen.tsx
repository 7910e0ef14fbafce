import { useState } from 'react'

import { Knop, Melding, Stapel } from '../../ui'
import { voorbeeldTekst } from './tekst'

/** Every kind of message: one that stays, one that can be closed, one that closes itself. */
export const Meldingen = () => {
  const [keer, setKeer] = useState(0)
  const { meldingen, toonOpnieuw } = voorbeeldTekst
  return (
    <Stapel key={keer}>
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
        <Knop soort="stil" onClick={() => setKeer(keer + 1)}>
          {toonOpnieuw}
        </Knop>
      </div>
    </Stapel>
  )
}
