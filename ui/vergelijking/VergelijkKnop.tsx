import { useState } from 'react'

import { useGrafieken } from '../grafiek'
import { NietGeladen, usePart } from '../later'
import { renteTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import type { Bron } from './bron'
import { loadVergelijking } from './load'

/** One quiet line that opens the comparison of all periods. */
export const VergelijkKnop = ({ bron }: { readonly bron: Bron }) => {
  const [open, setOpen] = useState(false)
  const { grafieken, askGrafieken } = useGrafieken()
  const { value: VergelijkingDialog, ask, bezig, askAgain } = usePart(loadVergelijking, () => setOpen(true))
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
          {renteTekst.vergelijk}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {open && VergelijkingDialog && (
        <VergelijkingDialog
          titel={renteTekst.vergelijk}
          bron={bron}
          grafieken={grafieken}
          onSluit={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
