import type { InvoerFout, Veld } from '../../domain'
import { useAfterRelease } from '../press'
import { Melding } from '../melding'
import { meldingen, vragen } from '../tekst'
import { Opsomming, Knop, Stapel } from '../thema'

interface FoutenlijstProps {
  readonly fouten: readonly InvoerFout[]
  readonly onKies: (veld: Veld) => void
}

/** Links to every field that blocks the next step. Not for one error: its field has the focus already. */
export const Foutenlijst = ({ fouten, onKies }: FoutenlijstProps) => {
  const getoond = useAfterRelease(fouten)
  return (
    getoond.length > 1 && (
      <Melding soort="fout">
        <Stapel ruimte="dicht">
          <p>{meldingen.nogNietVerder}</p>
          <Opsomming>
            {getoond.map(({ veld, melding }) => (
              <li key={veld}>
                <Knop soort="tekst" onClick={() => onKies(veld)}>
                  {vragen[veld].label}: {melding}
                </Knop>
              </li>
            ))}
          </Opsomming>
        </Stapel>
      </Melding>
    )
  )
}
