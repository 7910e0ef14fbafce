import { toInvoerFouten, type Veld } from '../../domain'
import { isAlike, useOnleesbaarMeldingen, useOrientatie, useRekenhulp, useStap } from '../context'
import { useAfterRelease } from '../press'
import { Melding } from '../melding'
import { meldingen } from '../tekst'
import { BulletList, Button, Stack } from '../thema'
import { vraagTekst } from '../vragen'

/**
 * Links to every field that must show what blocks the next step. Not for one error: its field has the focus already.
 */
export const Foutenlijst = ({ onKies }: { readonly onKies: (veld: Veld) => void }) => {
  const getoond = useAfterRelease(useShownFouten())
  return (
    getoond.length > 1 && (
      <Melding soort="fout">
        <Stack ruimte="dicht">
          <p>{meldingen.nogNietVerder}</p>
          <BulletList>
            {getoond.map(({ veld, tekst }) => (
              <li key={veld}>
                <Button soort="tekst" onClick={() => onKies(veld)}>
                  {tekst}
                </Button>
              </li>
            ))}
          </BulletList>
        </Stack>
      </Melding>
    )
  )
}

const useShownFouten = () => {
  const { draftStore, shownFouten } = useRekenhulp().form
  const stap = useStap()
  const onleesbaar = useOnleesbaarMeldingen(draftStore)
  return useOrientatie(
    (orientatie) =>
      toInvoerFouten(orientatie, stap, onleesbaar)
        .filter(({ veld }) => shownFouten.has(veld))
        .map(({ veld, melding }) => ({ veld, tekst: `${vraagTekst(veld, orientatie).label}: ${melding}` })),
    isAlike,
  )
}
