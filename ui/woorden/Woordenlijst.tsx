import type { RefObject } from 'react'

import { NietGeladen, usePart } from '../later'
import { algemeneTekst } from '../tekst'
import { Disclosure } from '../thema'
import { loadWoorden } from './load'

interface WoordenlijstProps {
  /** Where the words stand. */
  readonly plek: RefObject<HTMLElement | null>
}

/** One quiet line that unfolds what the hard words in a place mean. */
export const Woordenlijst = ({ plek }: WoordenlijstProps) => {
  const { value: Woorden, ask, askAgain } = usePart(loadWoorden)
  return (
    <Disclosure>
      <summary onClick={ask}>{algemeneTekst.watBetekenen}</summary>
      <NietGeladen askAgain={askAgain} />
      {Woorden && <Woorden plek={plek} />}
    </Disclosure>
  )
}
