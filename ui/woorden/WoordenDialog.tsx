import { useState } from 'react'

import { useNormen } from '../context'
import { Dialog } from '../dialog'
import { algemeneTekst, knoppen, woordenTekst, woordenlijst } from '../tekst'
import { Button, Disclosure, Lines } from '../thema'
import { textShown } from './textShown'
import { toUitleg } from './toUitleg'
import type { Woordnaam } from './vormen'
import { WOORDNAMEN, zoekWoorden } from './zoekWoorden'

interface WoordenDialogProps {
  /** Where the words stand: the step and its figures. */
  readonly scherm: Element
  readonly onSluit: () => void
}

/** What the hard words mean: first those that stand on the screen when it opens, and folded all others. */
export const WoordenDialog = ({ scherm, onSluit }: WoordenDialogProps) => {
  const [opScherm] = useState(() => zoekWoorden(textShown(scherm)))
  return (
    <Dialog titel={algemeneTekst.watBetekenen} onSluit={onSluit} onBevestig={() => undefined} gezegd="">
      <Uitleg namen={opScherm} />
      <Disclosure>
        <summary>{woordenTekst.andere}</summary>
        <Uitleg namen={WOORDNAMEN.filter((naam) => !opScherm.includes(naam))} />
      </Disclosure>
      <div>
        <Button type="submit">{knoppen.sluit}</Button>
      </div>
    </Dialog>
  )
}

const Uitleg = ({ namen }: { readonly namen: readonly Woordnaam[] }) => {
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
