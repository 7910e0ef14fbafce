import type { InvoerFout, Veld } from '../../domain'
import { useRekenhulp } from '../context'
import { useAfterRelease } from '../press'
import { Melding } from '../melding'
import { meldingen } from '../tekst'
import { BulletList, Button, Stack } from '../thema'
import { vraagTekst } from '../vragen'

interface FoutenlijstProps {
  readonly fouten: readonly InvoerFout[]
  readonly onKies: (veld: Veld) => void
}

/** Links to every field that blocks the next step. Not for one error: its field has the focus already. */
export const Foutenlijst = ({ fouten, onKies }: FoutenlijstProps) => {
  const { orientatie } = useRekenhulp()
  const getoond = useAfterRelease(fouten)
  return (
    getoond.length > 1 && (
      <Melding soort="fout">
        <Stack ruimte="dicht">
          <p>{meldingen.nogNietVerder}</p>
          <BulletList>
            {getoond.map(({ veld, melding }) => (
              <li key={veld}>
                <Button soort="tekst" onClick={() => onKies(veld)}>
                  {vraagTekst(veld, orientatie).label}: {melding}
                </Button>
              </li>
            ))}
          </BulletList>
        </Stack>
      </Melding>
    )
  )
}
