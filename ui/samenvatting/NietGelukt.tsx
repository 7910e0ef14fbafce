import { Melding } from '../melding'
import { knoppen, meldingen } from '../tekst'
import { Knop, Stapel } from '../thema'

interface NietGeluktProps {
  /** Are there figures on screen, of earlier answers? */
  readonly heeftCijfers: boolean
  readonly onOpnieuw: () => void
}

/** The calculation failed: what is shown is out of date, and it can be tried again. */
export const NietGelukt = ({ heeftCijfers, onOpnieuw }: NietGeluktProps) => (
  <Melding soort="fout">
    <Stapel ruimte="regel">
      <p>{meldingen.nietGelukt}</p>
      {heeftCijfers && <p>{meldingen.verouderd}</p>}
      <div>
        <Knop soort="stil" onClick={onOpnieuw}>
          {knoppen.probeerOpnieuw}
        </Knop>
      </div>
    </Stapel>
  </Melding>
)
