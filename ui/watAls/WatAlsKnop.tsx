import { useState } from 'react'

import { useOrientatie } from '../context'
import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadWatAls } from './load'

/** One quiet line that opens what another price or other own money comes to; for who has a home in mind. */
export const WatAlsKnop = () => {
  const [open, setOpen] = useState(false)
  const heeftWoning = useOrientatie(({ berekend }) => berekend?.vraagprijsWoning !== undefined)
  const { value: WatAlsDialog, ask, bezig, askAgain } = usePart(loadWatAls, () => setOpen(true))
  return (
    heeftWoning && (
      <Stack ruimte="dicht">
        <div>
          <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
            {renteTekst.watAls}
          </ActionButton>
        </div>
        <NietGeladen askAgain={askAgain} />
        {open && WatAlsDialog && <WatAlsDialog titel={renteTekst.watAls} onSluit={() => setOpen(false)} />}
      </Stack>
    )
  )
}
