import type { BedragVeld } from '../../domain/orientatie'
import { useCalculator } from '../context/context'
import { useTextDraft } from '../context/draftStore'
import { BedragField } from '../velden/BedragField'
import { useGevraagd, useVraag } from './useVraag'

interface BedragVraagProps {
  readonly veld: BedragVeld
  /** What to count, when a step has those words and not the question. */
  readonly hulp?: string
}

/** A question answered with an amount in whole euros. The draft keeps its text, also while the step is closed. */
export const BedragVraag = ({ veld, hulp }: BedragVraagProps) => {
  const { draftStore } = useCalculator().form
  const vraag = useVraag(veld)
  const draft = useTextDraft(draftStore, veld)
  return (
    useGevraagd(veld) && (
      <BedragField
        {...vraag}
        helperText={hulp ?? vraag.helperText}
        draft={draft}
        onDraft={(tekst) => draftStore.dispatch({ soort: 'tekstGewijzigd', veld, tekst })}
      />
    )
  )
}
