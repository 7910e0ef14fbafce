import { useState } from 'react'

import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadAfdruk } from './load'

/** One quiet line that opens the printing of this calculation. */
export const AfdrukKnop = () => {
  const [open, setOpen] = useState(false)
  const { value: AfdrukDialog, ask, bezig, askAgain } = usePart(loadAfdruk, () => setOpen(true))
  return (
    <Stack ruimte="dicht">
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
          {renteTekst.print}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && AfdrukDialog && <AfdrukDialog titel={renteTekst.print} onSluit={() => setOpen(false)} />}
    </Stack>
  )
}
