import { useState } from 'react'

import { Dialog } from '../dialog/Dialog'
import { algemeneTekst } from '../tekst/nl'
import { woordenTekst } from '../tekst/woordenlijst'
import { Disclosure } from '../thema/parts'
import { textShown } from './textShown'
import { WoordenUitleg } from './WoordenUitleg'
import { WOORDNAMEN, findWoorden } from './findWoorden'

interface WoordenDialogProps {
  /** Where the words stand: the step and its figures. */
  readonly scherm: Element
  readonly onSluit: () => void
}

/** What the hard words mean: first those that stand on the screen when it opens, and folded all others. */
export const WoordenDialog = ({ scherm, onSluit }: WoordenDialogProps) => {
  const [opScherm] = useState(() => findWoorden(textShown(scherm)))
  return (
    <Dialog titel={algemeneTekst.watBetekenen} onSluit={onSluit}>
      <WoordenUitleg namen={opScherm} />
      <Disclosure>
        <summary>{woordenTekst.andere}</summary>
        <WoordenUitleg namen={WOORDNAMEN.filter((naam) => !opScherm.includes(naam))} />
      </Disclosure>
    </Dialog>
  )
}
