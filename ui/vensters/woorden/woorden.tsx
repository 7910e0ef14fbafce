import { useState } from 'react'

import { Dialog } from '../../basis/dialog/Dialog'
import { algemeneTekst } from '../../tekst/nl'
import { toBetekenis } from '../../tekst/toBetekenis'
import { woordenTekst, woordenlijst, type Woordnaam } from '../../tekst/woordenlijst'
import { Disclosure } from '../../thema/lazyParts'
import { Lines } from '../../thema/parts'
import { useNormen } from '../../basis/context/reading'
import { textShown, WOORDNAMEN, findWoorden } from './findWoorden'
import type { WoordenDialogProps, Woordendeel } from '../../basis/lazy/types/woorden'

const Betekenissen = ({ namen }: { readonly namen: readonly Woordnaam[] }) => {
  const normen = useNormen()
  return (
    <Lines ruimte="alinea">
      {namen.map((naam) => (
        <div key={naam}>
          <dt>
            <strong>{woordenlijst[naam].woord}</strong>
          </dt>
          <dd>{toBetekenis(naam, normen)}</dd>
        </div>
      ))}
    </Lines>
  )
}

/** A list of the hard words in `plek` with their meanings. The list does not change after the first render. */
const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => findWoorden(textShown(plek)))
  return <Betekenissen namen={namen} />
}

/** A dialog that explains the hard words that are on the screen when it opens, and the others in a disclosure. */
const WoordenDialog = ({ scherm, onSluit }: WoordenDialogProps) => {
  const [opScherm] = useState(() => findWoorden(textShown(scherm)))
  return (
    <Dialog titel={algemeneTekst.watBetekenen} onSluit={onSluit}>
      <Betekenissen namen={opScherm} />
      <Disclosure>
        <summary>{woordenTekst.andere}</summary>
        <Betekenissen namen={WOORDNAMEN.filter((naam) => !opScherm.includes(naam))} />
      </Disclosure>
    </Dialog>
  )
}

export const woorden: Woordendeel = { WoordenDialog, WoordenIn }
