import type { MouseEvent } from 'react'

import type { BerekeningFout } from '../../domain'
import { Melding } from '../melding'
import { knoppen, meldingen } from '../tekst'
import { Button, Stack } from '../thema'
import { foutTekst, isZonderRente } from './foutTekst'

interface NietGeluktProps {
  readonly fout: BerekeningFout
  /** Are there figures on screen, of earlier answers? */
  readonly heeftCijfers: boolean
  readonly onOpnieuw: (klik: MouseEvent) => void
}

/** Tells that the calculation failed and that the figures are out of date; a button tries again. */
export const NietGelukt = ({ fout, heeftCijfers, onOpnieuw }: NietGeluktProps) => (
  <Melding soort="fout" vorm="paneel">
    <Stack ruimte="lijn">
      <p>{foutTekst(fout)}</p>
      {heeftCijfers && <p>{meldingen.verouderd}</p>}
      {!isZonderRente(fout) && (
        <div>
          <Button soort="stil" onClick={onOpnieuw}>
            {knoppen.probeerOpnieuw}
          </Button>
        </div>
      )}
    </Stack>
  </Melding>
)
