import { useState } from 'react'

import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadDelen } from './load'

/** One quiet line that opens a link to this calculation. */
export const DelenKnop = () => {
  const [open, setOpen] = useState(false)
  const { value: delen, ask, bezig, askAgain } = usePart(loadDelen, () => setOpen(true))
  return (
    <Stack ruimte="dicht">
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
          {renteTekst.deel}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && delen && <delen.DelenDialog titel={renteTekst.deel} onSluit={() => setOpen(false)} />}
    </Stack>
  )
}
