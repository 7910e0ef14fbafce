import { useCallback, useRef } from 'react'

import type { OrientatieService } from '../../application'
import type { Antwoord, Antwoorden, Veld, Waarde } from '../../domain'
import type { Formulier } from './formulier'

/** A visit to a question: the focus stays in it, and no other question is answered. */
interface Bezoek {
  readonly veld: Veld
  /** The answers with which it began. */
  readonly vanaf: Antwoorden
}

/** How a question is answered. */
export interface Beantwoording {
  /** Gives this answer; texts in the form that it clears go with it. In a visit it replaces the answer before it. */
  readonly beantwoord: <V extends Veld>(veld: V, waarde: Waarde<V>) => void
  /** The focus comes into a choice (`bezig`), or leaves it. */
  readonly bezoek: (veld: Veld, bezig: boolean) => void
}

/**
 * Arrow keys pass other choices on their way to the one that is meant. So only the last choice of a visit counts: what
 * a choice on the way cleared comes back.
 */
export const useBeantwoord = (orientatie: OrientatieService, formulier: Formulier): Beantwoording => {
  const huidig = useRef<Bezoek | undefined>(undefined)
  const { beginBezoek, vergeetConcept, wisConcepten } = formulier

  const bezoek = useCallback<Beantwoording['bezoek']>(
    (veld, bezig) => {
      huidig.current = bezig ? { veld, vanaf: orientatie.state() } : undefined
      if (bezig) beginBezoek()
    },
    [orientatie, beginBezoek],
  )
  const beantwoord = useCallback<Beantwoording['beantwoord']>(
    (veld, waarde) => {
      if (huidig.current?.veld !== veld) huidig.current = undefined
      const antwoord: Antwoord<typeof veld> = { soort: 'beantwoord', veld, waarde }
      const nu = orientatie.state()
      vergeetConcept(veld)
      if (huidig.current === undefined) {
        wisConcepten(nu, antwoord, 'nu')
        orientatie.dispatch(antwoord)
      } else {
        const { vanaf } = huidig.current
        wisConcepten({ ...nu, ...vanaf }, antwoord, 'bezoek')
        orientatie.dispatch({ soort: 'keuzeHerzien', vanaf, antwoord })
      }
    },
    [orientatie, vergeetConcept, wisConcepten],
  )
  return { beantwoord, bezoek }
}
