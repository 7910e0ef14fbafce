import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { InvoerFout } from '../../domain/invoer'
import type { Veld } from '../../domain/orientatie'
import type { DraftStore } from './draftStore'

/** What the form knows beside the answers: the texts being typed, and fields that must show their errors. */
export interface Form {
  readonly draftStore: DraftStore
  readonly shownFouten: ReadonlySet<Veld>
  /** Makes these fields show their errors, visited or not; other fields show theirs only when visited. */
  readonly showFoutenOf: (velden: readonly Veld[]) => void
  /** Reports an error that a field begins to show. */
  readonly reportFout: (fout: InvoerFout) => void
}

const geenVelden: ReadonlySet<Veld> = new Set()

/** Calls `onFout` for errors that show on leaving or changing a field, not for those that 'Ga verder' shows. */
export const useForm = (onFout: ((fout: InvoerFout) => void) | undefined, draftStore: DraftStore): Form => {
  const [shownFouten, setShownFouten] = useState(geenVelden)
  const isWeigering = useRef(false)
  useEffect(() => {
    isWeigering.current = false
  }, [shownFouten])

  const showFoutenOf = useCallback<Form['showFoutenOf']>((velden) => {
    isWeigering.current = true
    setShownFouten(new Set(velden))
  }, [])
  const reportFout = useCallback<Form['reportFout']>(
    (fout) => {
      if (!isWeigering.current) onFout?.(fout)
    },
    [onFout],
  )
  return useMemo(
    () => ({ draftStore, shownFouten, showFoutenOf, reportFout }),
    [draftStore, shownFouten, showFoutenOf, reportFout],
  )
}
