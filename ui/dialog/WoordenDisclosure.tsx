import { useState } from 'react'

import { LoadFailureMessage } from '../later/LoadFailureMessage'
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
