import { useState } from 'react'

import { Dialog } from '../../basis/dialog/Dialog'
import { algemeneTekst } from '../../tekst/nl'
import { toBetekenis } from '../../tekst/toBetekenis'
import { woordenTekst, woordenlijst, type Woordnaam } from '../../tekst/woordenlijst'
import { Disclosure } from '../../thema/lazyParts'
import { Lines } from '../../thema/parts'
import { useNormen } from '../../basis/context/reading'
import { textShown, WOORDNAMEN, findWoorden } from './findWoorden'

/** A list of words with their meanings. */
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

/** Explains the hard words in a part of the screen, as it is at the first render. */
const WoordenIn = ({ plek }: { readonly plek: Element }) => {
  const [namen] = useState(() => findWoorden(textShown(plek)))
  return <Betekenissen namen={namen} />
}

interface WoordenDialogProps {
  /** The part of the screen to search for words: the step and its figures. */
  readonly scherm: Element
  readonly onSluit: () => void
}

/** Explains the hard words: first those on the screen when it opens, then all others, folded. */
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

/** The explanations of hard words: in a dialog for the screen, or inside another dialog. */
export const woorden = { WoordenDialog, WoordenIn } as const

declare module '../../basis/lazy/parts' {
  interface Parts {
    readonly woorden: typeof woorden
  }
}
