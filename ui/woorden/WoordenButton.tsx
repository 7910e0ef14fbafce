import { memo, useState } from 'react'

import { DialogButton } from '../later/DialogButton'
import { algemeneTekst } from '../tekst/nl'
import { loadWoorden } from './load'

/** Opens what the hard words on the screen mean. The screen is read when it is pressed. */
export const WoordenButton = memo(() => {
  const [scherm, setScherm] = useState<Element | null>()
  return (
    <DialogButton
      titel={algemeneTekst.watBetekenen}
      load={loadWoorden}
      onVraag={({ currentTarget }) => setScherm(currentTarget.closest('[part]')?.parentElement)}
    >
      {(woorden, onSluit) => scherm && <woorden.WoordenDialog scherm={scherm} onSluit={onSluit} />}
    </DialogButton>
  )
})
