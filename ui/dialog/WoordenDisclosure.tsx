import { useState, type ComponentType } from 'react'

import type { PartImport } from '../context/laterParts'
import { LoadFailureMessage } from '../later/LoadFailureMessage'
import { usePart } from '../later/usePart'
import { algemeneTekst } from '../tekst/nl'
import { Disclosure } from '../thema/parts'

/** The part that explains the hard words in a place on the screen. */
export type WoordenImport = PartImport<{ readonly WoordenIn: ComponentType<{ readonly plek: Element }> }>

/**
 * One line in a dialog, which unfolds what the hard words in it mean: the button for those lies behind the dialog. The
 * dialog is read each time that it is unfolded.
 */
export const WoordenDisclosure = ({ load }: { readonly load: WoordenImport }) => {
  const [dialoog, setDialoog] = useState<Element | null>()
  const { value: woorden, ask, askAgain } = usePart(load)
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
