import { useState } from 'react'

import { useNormen } from '../context/reading'
import { woordenlijst } from '../tekst/woordenlijst'
import { Lines } from '../thema/parts'
import { toUitleg } from './toUitleg'
import type { Woordnaam } from './wordForms'
import { textShown } from './textShown'
import { findWoorden } from './findWoorden'

/** What these words mean, one under the other. */
export const WoordenUitleg = ({ namen }: { readonly namen: readonly Woordnaam[] }) => {
  const normen = useNormen()
  return (
    <Lines ruimte="alinea">
      {namen.map((naam) => (
        <div key={naam}>
          <dt>
            <strong>{woordenlijst[naam].woord}</strong>
          </dt>
          <dd>{toUitleg(naam, normen)}</dd>
        </div>
      ))}
    </Lines>
  )
}

/** What the hard words mean that stand in this part of the screen when it is asked. */
export const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => findWoorden(textShown(plek)))
  return <WoordenUitleg namen={namen} />
}
