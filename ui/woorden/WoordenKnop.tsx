import { memo, useRef, useState } from 'react'

import { NietGeladen, usePart } from '../later'
import { algemeneTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadWoorden } from './load'

/** One quiet line that opens what the hard words on the screen mean. The screen is read when it is pressed. */
export const WoordenKnop = memo(() => {
  const kader = useRef<HTMLDivElement>(null)
  const [scherm, setScherm] = useState<Element | null>()
  const toon = () => setScherm(kader.current?.closest('[part]')?.parentElement)
  const { value: WoordenDialog, ask, bezig, askAgain } = usePart(loadWoorden, toon)
  return (
    <Stack ref={kader} ruimte="dicht">
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" bezig={bezig} onActie={ask}>
          {algemeneTekst.watBetekenen}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {scherm && WoordenDialog && <WoordenDialog scherm={scherm} onSluit={() => setScherm(undefined)} />}
    </Stack>
  )
})
