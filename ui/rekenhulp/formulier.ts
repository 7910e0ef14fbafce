import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { Antwoord, BedragVeld, InvoerFout, Orientatie, Veld } from '../../domain'
import { zonderGewisteConcepten, type Concept, type Concepten } from './concept'
import type { Kladblok } from './kladblok'

/** What the form knows beside the answers: texts that are no answer yet, and fields whose errors must be seen. */
export interface Formulier {
  readonly concepten: Concepten
  readonly toonFouten: ReadonlySet<Veld>
  /** Keeps the text of a field that cannot be read. */
  readonly bewaarConcept: (veld: BedragVeld, concept: Concept) => void
  /** Forgets the text of a field, if there is one. */
  readonly vergeetConcept: (veld: Veld) => void
  /** Forgets the texts that this answer clears. */
  readonly wisConcepten: (orientatie: Orientatie, antwoord: Antwoord) => void
  /** Shows the errors of these fields, also where the visitor has not been; of no others. */
  readonly toonFoutenVan: (velden: readonly Veld[]) => void
  /** A field begins to show an error. */
  readonly meldFout: (fout: InvoerFout) => void
}

const geenVelden: ReadonlySet<Veld> = new Set()

/** `onFout` hears the errors that show on leaving or changing a field, not those that 'Ga verder' brings to light. */
export const useFormulier = (onFout: ((fout: InvoerFout) => void) | undefined, kladblok: Kladblok): Formulier => {
  const [concepten, setConcepten] = useState(kladblok.lees)
  useEffect(() => kladblok.bewaar(concepten), [kladblok, concepten])
  const [toonFouten, setToonFouten] = useState(geenVelden)
  const isWeigering = useRef(false)
  useEffect(() => {
    isWeigering.current = false
  }, [toonFouten])

  const bewaarConcept = useCallback<Formulier['bewaarConcept']>(
    (veld, concept) => setConcepten((vorige) => new Map([...vorige, [veld, concept]])),
    [],
  )
  const vergeetConcept = useCallback<Formulier['vergeetConcept']>(
    (veld) =>
      setConcepten((vorige) => {
        const over = [...vorige].filter(([ander]) => ander !== veld)
        return over.length === vorige.size ? vorige : new Map(over)
      }),
    [],
  )
  const wisConcepten = useCallback<Formulier['wisConcepten']>(
    (orientatie, antwoord) => setConcepten((vorige) => zonderGewisteConcepten(vorige, orientatie, antwoord)),
    [],
  )
  const toonFoutenVan = useCallback<Formulier['toonFoutenVan']>((velden) => {
    isWeigering.current = true
    setToonFouten(new Set(velden))
  }, [])
  const meldFout = useCallback<Formulier['meldFout']>(
    (fout) => {
      if (!isWeigering.current) onFout?.(fout)
    },
    [onFout],
  )
  return useMemo(
    () => ({ concepten, toonFouten, bewaarConcept, vergeetConcept, wisConcepten, toonFoutenVan, meldFout }),
    [concepten, toonFouten, bewaarConcept, vergeetConcept, wisConcepten, toonFoutenVan, meldFout],
  )
}
