import { useCallback, useMemo, useState } from 'react'

import type { Veld } from '../../domain'

/** A text that could not be read, and what is wrong with it. */
export interface Concept {
  readonly tekst: string
  readonly melding: string
}

/** What the form knows beside the answers: texts that are no answer yet, and fields whose errors must be seen. */
export interface Formulier {
  readonly concepten: ReadonlyMap<Veld, Concept>
  readonly toonFouten: ReadonlySet<Veld>
  readonly bewaarConcept: (veld: Veld, concept: Concept | undefined) => void
  readonly toonFoutenVan: (velden: readonly Veld[]) => void
}

export const useFormulier = (): Formulier => {
  const [concepten, setConcepten] = useState<ReadonlyMap<Veld, Concept>>(new Map())
  const [toonFouten, setToonFouten] = useState<ReadonlySet<Veld>>(new Set())

  const bewaarConcept = useCallback(
    (veld: Veld, concept: Concept | undefined) =>
      setConcepten((vorige) => {
        if (concept === undefined && !vorige.has(veld)) return vorige
        const volgende = new Map(vorige)
        if (concept === undefined) volgende.delete(veld)
        else volgende.set(veld, concept)
        return volgende
      }),
    [],
  )
  const toonFoutenVan = useCallback(
    (velden: readonly Veld[]) => setToonFouten((vorige) => new Set([...vorige, ...velden])),
    [],
  )
  return useMemo(
    () => ({ concepten, toonFouten, bewaarConcept, toonFoutenVan }),
    [concepten, toonFouten, bewaarConcept, toonFoutenVan],
  )
}
