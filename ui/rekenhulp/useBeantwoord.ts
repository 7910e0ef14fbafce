import { useCallback, useEffect } from 'react'

import type { OrientatieService } from '../../application'
import type { Antwoord, Veld, Veldwaarde } from '../../domain'
import { bezoekVan } from './klad'
import type { Kladblok } from './kladblok'

/** How a question is answered. */
export interface Beantwoording {
  /** Gives this answer; texts in the form that it clears go with it. In a visit it replaces the answer before it. */
  readonly beantwoord: <V extends Veld>(veld: V, waarde: Veldwaarde<V>) => void
  /** The focus comes into a choice (`bezig`), or leaves it. */
  readonly bezoek: (veld: Veld, bezig: boolean) => void
}

/**
 * Arrow keys pass other choices on their way to the one that is meant. So only the last choice of a visit counts: what
 * a choice on the way cleared comes back.
 */
export const useBeantwoord = (orientatie: OrientatieService, kladblok: Kladblok): Beantwoording => {
  useEffect(() => () => kladblok.dispatch({ soort: 'bezoekGeeindigd' }), [kladblok])

  const bezoek = useCallback<Beantwoording['bezoek']>(
    (veld, bezig) =>
      kladblok.dispatch(
        bezig ? { soort: 'bezoekBegonnen', veld, vanaf: orientatie.state() } : { soort: 'bezoekGeeindigd' },
      ),
    [orientatie, kladblok],
  )
  const beantwoord = useCallback<Beantwoording['beantwoord']>(
    (veld, waarde) => {
      const antwoord: Antwoord<typeof veld> = { soort: 'beantwoord', veld, waarde }
      const huidig = bezoekVan(kladblok.state(), veld)
      kladblok.dispatch({ soort: 'beantwoord', orientatie: orientatie.state(), antwoord })
      orientatie.dispatch(huidig ? { soort: 'keuzeHerzien', vanaf: huidig.vanaf, antwoord } : antwoord)
    },
    [orientatie, kladblok],
  )
  return { beantwoord, bezoek }
}
