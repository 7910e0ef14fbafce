import { useState } from 'react'

import { textShown } from './textShown'
import { WoordenUitleg } from './WoordenUitleg'
import { findWoorden } from './findWoorden'

/** What the hard words mean that stand in this part of the screen when it is asked. */
export const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => findWoorden(textShown(plek)))
  return <WoordenUitleg namen={namen} />
}
