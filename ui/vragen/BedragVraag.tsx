import type { BedragVeld } from '../../domain'
import { useRekenhulp, useTextDraft } from '../context'
import { BedragField } from '../velden'
import { useGevraagd } from './useGevraagd'
import { useVraag } from './useVraag'

/** A question answered with an amount in whole euros. The draft keeps its text, also while the step is closed. */
export const BedragVraag = ({ veld }: { readonly veld: BedragVeld }) => {
  const { draftStore } = useRekenhulp().form
  const vraag = useVraag(veld)
  const draft = useTextDraft(draftStore, veld)
  return (
    useGevraagd(veld) && (
      <BedragField
        {...vraag}
        draft={draft}
        onDraft={(tekst) => draftStore.dispatch({ soort: 'tekstGewijzigd', veld, tekst })}
      />
    )
  )
}
