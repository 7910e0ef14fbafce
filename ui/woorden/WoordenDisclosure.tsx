import { useState } from 'react'

import { LoadFailureMessage, usePart } from '../later'
import { algemeneTekst } from '../tekst'
import { Disclosure } from '../thema'
import { loadWoorden } from './load'

/** One line in a dialog, which unfolds what the hard words in it mean: the button for those lies behind the dialog. */
export const WoordenDisclosure = () => {
  const [dialoog, setDialoog] = useState<Element | null>()
  const { value: woorden, ask, askAgain } = usePart(loadWoorden)
  return (
    <Disclosure>
      <summary
        onClick={(klik) => {
          setDialoog(klik.currentTarget.closest('dialog'))
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
