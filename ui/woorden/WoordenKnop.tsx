import { memo, useState } from 'react'

import { DialogKnop } from '../later'
import { algemeneTekst } from '../tekst'
import { loadWoorden } from './load'

/** Opens what the hard words on the screen mean. The screen is read when it is pressed. */
export const WoordenKnop = memo(() => {
  const [scherm, setScherm] = useState<Element | null>()
  return (
    <DialogKnop
      titel={algemeneTekst.watBetekenen}
      load={loadWoorden}
      onVraag={({ currentTarget }) => setScherm(currentTarget.closest('[part]')?.parentElement)}
    >
      {(woorden, onSluit) => scherm && <woorden.WoordenDialog scherm={scherm} onSluit={onSluit} />}
    </DialogKnop>
  )
})
