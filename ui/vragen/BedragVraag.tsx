import type { BedragVeld } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { BedragField } from '../velden'
import { useVraag } from './useVraag'

/** A question answered with an amount in whole euros. A text that cannot be read is kept while the step is closed. */
export const BedragVraag = ({ veld }: { readonly veld: BedragVeld }) => {
  const { concepten, kladblok } = useRekenhulp().formulier
  const vraag = useVraag(veld)
  return (
    <BedragField
      {...vraag}
      concept={concepten.get(veld)?.tekst}
      onConcept={(tekst, melding) => {
        if (tekst === undefined || melding === undefined) kladblok.dispatch({ soort: 'leesbaar', veld })
        else kladblok.dispatch({ soort: 'onleesbaar', veld, concept: { tekst, melding } })
      }}
    />
  )
}
