import { useState } from 'react'

import { useGrafieken } from '../grafiek'
import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadVerloop } from './load'
import type { Verloopgrond } from './useVerloopgrond'

/** One quiet line that opens the course of the mortgage over thirty years. */
export const VerloopKnop = ({ grond }: { readonly grond: Verloopgrond }) => {
  const [open, setOpen] = useState(false)
  const { grafieken, askGrafieken } = useGrafieken()
  const { value: VerloopDialog, ask, bezig, askAgain } = usePart(loadVerloop, () => setOpen(true))
  return (
    <Stack ruimte="dicht">
      <div>
        <ActionButton
          soort="tekst"
          aria-haspopup="dialog"
          bezig={bezig}
          onActie={(klik) => {
            askGrafieken()
            ask(klik)
          }}
        >
          {renteTekst.verloop}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && VerloopDialog && (
        <VerloopDialog titel={renteTekst.verloop} grond={grond} grafieken={grafieken} onSluit={() => setOpen(false)} />
      )}
    </Stack>
  )
}
