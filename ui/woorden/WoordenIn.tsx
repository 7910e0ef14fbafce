import { useState } from 'react'

import { textShown } from './textShown'
import { WoordenUitleg } from './WoordenUitleg'
import { zoekWoorden } from './zoekWoorden'

/** What the hard words mean that stand in this part of the screen when it is asked. */
export const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => zoekWoorden(textShown(plek)))
  return <WoordenUitleg namen={namen} />
}
