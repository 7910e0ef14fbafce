import { useState } from 'react'

import { LoadFailureMessage } from '../later/LaterDialog'
import { usePart } from '../later/usePart'
import { algemeneTekst } from '../tekst/nl'
import { Disclosure } from '../thema/parts'

/**
 * One line in a dialog, which unfolds what the hard words in it mean: the button for those lies behind the dialog. The
 * dialog is read each time that it is unfolded.
 */
export const WoordenDisclosure = () => {
  const [dialoog, setDialoog] = useState<Element | null>()
  const { value: woorden, ask, askAgain } = usePart('woorden')
  return (
    <Disclosure>
      <summary
        onClick={(klik) => {
          const { currentTarget } = klik
          setDialoog(currentTarget.closest('details')?.open ? null : currentTarget.closest('dialog'))
          ask(klik)
        }}
      >
        {algemeneTekst.watBetekenen}
      </summary>
      <LoadFailureMessage askAgain={askAgain} />
      {woorden && dialoog && <woorden.WoordenIn plek={dialoog} />}
    </Disclosure>
  )
}

/** Copies, and gives what there is to say of it. The browser refuses on a page that was not fetched over https. */
export const copied = async (write: () => Promise<void>, gelukt: string, mislukt: string): Promise<string> => {
  try {
    await write()
    return gelukt
  } catch {
    return mislukt
  }
}
