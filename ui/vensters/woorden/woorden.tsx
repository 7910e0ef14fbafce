import { useState } from 'react'

import { Dialog } from '../../basis/dialog/Dialog'
import { algemeneTekst } from '../../tekst/nl'
import { toBetekenis } from '../../tekst/toBetekenis'
import { woordenTekst, woordenlijst, type Woordnaam } from '../../tekst/woordenlijst'
import { Disclosure } from '../../thema/lazyParts'
import { Lines } from '../../thema/parts'
import { useNormen } from '../../basis/context/reading'
import { textShown, WOORDNAMEN, findWoorden } from './findWoorden'

/** What these words mean, one under the other. */
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

/** What the hard words mean that stand in this part of the screen when it is asked. */
const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => findWoorden(textShown(plek)))
  return <Betekenissen namen={namen} />
}

interface WoordenDialogProps {
  /** Where the words stand: the step and its figures. */
  readonly scherm: Element
  readonly onSluit: () => void
}

/** What the hard words mean: first those that stand on the screen when it opens, and folded all others. */
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

/** What hard words mean: those of the screen in a dialog of their own, or those of a dialog in it. */
export const woorden = { WoordenDialog, WoordenIn } as const

declare module '../../basis/lazy/parts' {
  interface Parts {
    readonly woorden: typeof woorden
  }
}
