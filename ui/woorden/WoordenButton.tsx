import { memo, useState } from 'react'

import { LaterDialog } from '../later/LaterDialog'
import { algemeneTekst } from '../tekst/nl'

/** Opens what the hard words on the screen mean. The screen is read when it is pressed. */
export const WoordenButton = memo(() => {
  const [scherm, setScherm] = useState<Element | null>()
  return (
    <LaterDialog
      titel={algemeneTekst.watBetekenen}
      deel="woorden"
      onVraag={({ currentTarget }) => setScherm(currentTarget.closest('[part]')?.parentElement)}
    >
      {(woorden, onSluit) => scherm && <woorden.WoordenDialog scherm={scherm} onSluit={onSluit} />}
    </LaterDialog>
  )
})
