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
  /** Holds on to the texts of now, as those with which a visit to a choice begins. */
  readonly beginBezoek: () => void
  /** Forgets the texts that this answer to these answers clears: of now, or of the beginning of the visit. */
  readonly wisConcepten: <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, vanaf: 'nu' | 'bezoek') => void
  /** Shows the errors of these fields, also where the visitor has not been; of no others. */
  readonly toonFoutenVan: (velden: readonly Veld[]) => void
  /** A field begins to show an error. */
  readonly meldFout: (fout: InvoerFout) => void
}

/** The texts that are no answer yet, and those that were when the visit to a choice began. */
interface Teksten {
  readonly nu: Concepten
  readonly bezoek: Concepten
}

const geenVelden: ReadonlySet<Veld> = new Set()

/** `onFout` hears the errors that show on leaving or changing a field, not those that 'Ga verder' brings to light. */
export const useFormulier = (onFout: ((fout: InvoerFout) => void) | undefined, kladblok: Kladblok): Formulier => {
  const [{ nu: concepten }, setTeksten] = useState<Teksten>(() => ({ nu: kladblok.lees(), bezoek: new Map() }))
  useEffect(() => kladblok.bewaar(concepten), [kladblok, concepten])
  const [toonFouten, setToonFouten] = useState(geenVelden)
  const isWeigering = useRef(false)
  useEffect(() => {
    isWeigering.current = false
  }, [toonFouten])

  const bewaarConcept = useCallback<Formulier['bewaarConcept']>(
    (veld, concept) => setTeksten((vorige) => ({ ...vorige, nu: new Map([...vorige.nu, [veld, concept]]) })),
    [],
  )
  const vergeetConcept = useCallback<Formulier['vergeetConcept']>(
    (veld) =>
      setTeksten((vorige) => {
        const over = [...vorige.nu].filter(([ander]) => ander !== veld)
        return over.length === vorige.nu.size ? vorige : { ...vorige, nu: new Map(over) }
      }),
    [],
  )
  const beginBezoek = useCallback<Formulier['beginBezoek']>(
    () => setTeksten((vorige) => (vorige.bezoek === vorige.nu ? vorige : { ...vorige, bezoek: vorige.nu })),
    [],
  )
  const wisConcepten = useCallback<Formulier['wisConcepten']>(
    (orientatie, antwoord, vanaf) =>
      setTeksten((vorige) => {
        const nu = zonderGewisteConcepten(vorige[vanaf], orientatie, antwoord)
        return nu === vorige.nu ? vorige : { ...vorige, nu }
      }),
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
    () => ({
      concepten,
      toonFouten,
      bewaarConcept,
      vergeetConcept,
      beginBezoek,
      wisConcepten,
      toonFoutenVan,
      meldFout,
    }),
    [concepten, toonFouten, bewaarConcept, vergeetConcept, beginBezoek, wisConcepten, toonFoutenVan, meldFout],
  )
}
