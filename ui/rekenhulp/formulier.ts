import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { InvoerFout, Veld } from '../../domain'
import type { Concepten } from './klad'
import { useConcepten, type Kladblok } from './kladblok'

/** What the form knows beside the answers: texts that are no answer yet, and fields whose errors must be seen. */
export interface Formulier {
  readonly kladblok: Kladblok
  readonly concepten: Concepten
  readonly toonFouten: ReadonlySet<Veld>
  /** Shows the errors of these fields, also where the visitor has not been; of no others. */
  readonly toonFoutenVan: (velden: readonly Veld[]) => void
  /** A field begins to show an error. */
  readonly meldFout: (fout: InvoerFout) => void
}

const geenVelden: ReadonlySet<Veld> = new Set()

/** `onFout` hears the errors that show on leaving or changing a field, not those that 'Ga verder' brings to light. */
export const useFormulier = (onFout: ((fout: InvoerFout) => void) | undefined, kladblok: Kladblok): Formulier => {
  const concepten = useConcepten(kladblok)
  const [toonFouten, setToonFouten] = useState(geenVelden)
  const isWeigering = useRef(false)
  useEffect(() => {
    isWeigering.current = false
  }, [toonFouten])

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
    () => ({ kladblok, concepten, toonFouten, toonFoutenVan, meldFout }),
    [kladblok, concepten, toonFouten, toonFoutenVan, meldFout],
  )
}
