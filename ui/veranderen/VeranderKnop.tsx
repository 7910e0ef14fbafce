import { useState } from 'react'

import { NietGeladen, usePart } from '../later'
import { samenvattingTekst } from '../tekst'
import { ActionButton } from '../velden'
import { loadVeranderen } from './load'

/** One quiet line that opens what has to change to pay for the home. For who comes short. */
export const VeranderKnop = () => {
  const [open, setOpen] = useState(false)
  const { value: veranderen, ask, bezig, askAgain } = usePart(loadVeranderen, () => setOpen(true))
  return (
    <>
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
          {samenvattingTekst.watVeranderen}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && veranderen && <veranderen.VeranderenDialog onSluit={() => setOpen(false)} />}
    </>
  )
}
