import type { BedragVeld } from '../../domain'
import { useRekenhulp } from '../context'
import { BedragField } from '../velden'
import { useVraag } from './useVraag'

/** A question answered with an amount in whole euros. The draft keeps an unreadable text while the step is closed. */
export const BedragVraag = ({ veld }: { readonly veld: BedragVeld }) => {
  const { onleesbaar, draftStore } = useRekenhulp().form
  const vraag = useVraag(veld)
  return (
    <BedragField
      {...vraag}
      concept={onleesbaar.get(veld)?.tekst}
      onConcept={(tekst, melding) => {
        if (tekst === undefined || melding === undefined) draftStore.dispatch({ soort: 'leesbaar', veld })
        else draftStore.dispatch({ soort: 'onleesbaar', veld, onleesbareTekst: { tekst, melding } })
      }}
    />
  )
}
