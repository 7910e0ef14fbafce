import { useState } from 'react'

import { useOrientatie } from '../context'
import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadAdviseur } from './load'

/** One quiet line: a customer takes the calculation to an adviser, an adviser opens the receipt of one. */
export const AdviseurKnop = () => {
  const [open, setOpen] = useState(false)
  const type = useOrientatie((orientatie) => orientatie.type)
  const { value: adviseur, ask, bezig, askAgain } = usePart(loadAdviseur, () => setOpen(true))
  const Venster = adviseur?.[type]
  const titel = renteTekst.adviseur[type]
  return (
    <Stack ruimte="dicht">
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
          {titel}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && Venster && <Venster titel={titel} onSluit={() => setOpen(false)} />}
    </Stack>
  )
}
