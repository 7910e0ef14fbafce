import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { InvoerFout } from '../../../domain/invoer'
import type { Veld, Veldwaarde } from '../../../domain/orientatie'
import type { OrientatieService } from '../../../application'
import { toAntwoord, type Antwoord } from '../../../domain'
import { type DraftStore, visitOf } from './draft'

/** The form's state apart from the answers: texts being typed, and fields that must show their errors. */
export interface Form {
  readonly draftStore: DraftStore
  readonly shownFouten: ReadonlySet<Veld>
  /** Makes these fields show their errors, visited or not; other fields show theirs only when visited. */
  readonly showFoutenOf: (velden: readonly Veld[]) => void
  /** Reports an error when a field starts to show it. */
  readonly reportFout: (fout: InvoerFout) => void
}

const NO_FIELDS: ReadonlySet<Veld> = new Set()

/** Calls `onFout` for errors that show on leaving or changing a field, not for those that 'Ga verder' shows. */
export const useForm = (onFout: ((fout: InvoerFout) => void) | undefined, draftStore: DraftStore): Form => {
  const [shownFouten, setShownFouten] = useState(NO_FIELDS)
  const isRefusal = useRef(false)
  useEffect(() => {
    isRefusal.current = false
  }, [shownFouten])

  const showFoutenOf = useCallback<Form['showFoutenOf']>((velden) => {
    isRefusal.current = true
    setShownFouten(new Set(velden))
  }, [])
  const reportFout = useCallback<Form['reportFout']>(
    (fout) => {
      if (!isRefusal.current) onFout?.(fout)
    },
    [onFout],
  )
  return useMemo(
    () => ({ draftStore, shownFouten, showFoutenOf, reportFout }),
    [draftStore, shownFouten, showFoutenOf, reportFout],
  )
}

/** The functions that answer questions. */
export interface Answering {
  /** Answers a question and removes the texts that the answer clears. Within a visit only the last answer counts. */
  readonly beantwoord: <V extends Veld>(veld: V, waarde: Veldwaarde<V>) => void
  /** Gives several answers at once and removes the texts that they clear. */
  readonly vervang: (antwoorden: readonly Antwoord[]) => void
  /** Begins a visit when the focus enters a choice (`entered`), ends it when the focus leaves. */
  readonly visit: (veld: Veld, entered: boolean) => void
}

/**
 * Returns the functions that answer questions. Arrow keys select every option they pass, so only the last option of a
 * visit counts: answers that a passed option cleared are restored.
 */
export const useAnswering = (orientatie: OrientatieService, draftStore: DraftStore): Answering => {
  useEffect(() => () => draftStore.dispatch({ soort: 'bezoekGeeindigd' }), [draftStore])

  const visit = useCallback<Answering['visit']>(
    (veld, entered) =>
      draftStore.dispatch(
        entered ? { soort: 'bezoekBegonnen', veld, vanaf: orientatie.state() } : { soort: 'bezoekGeeindigd' },
      ),
    [orientatie, draftStore],
  )
  const beantwoord = useCallback<Answering['beantwoord']>(
    (veld, waarde) => {
      const antwoord: Antwoord<typeof veld> = toAntwoord(veld, waarde)
      const current = visitOf(draftStore.state(), veld)
      draftStore.dispatch({ soort: 'beantwoord', orientatie: orientatie.state(), antwoord })
      orientatie.dispatch(current ? { soort: 'keuzeHerzien', vanaf: current.vanaf, antwoord } : antwoord)
    },
    [orientatie, draftStore],
  )
  const vervang = useCallback<Answering['vervang']>(
    (antwoorden) => {
      for (const antwoord of antwoorden)
        draftStore.dispatch({ soort: 'beantwoord', orientatie: orientatie.state(), antwoord })
      orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden })
    },
    [orientatie, draftStore],
  )
  return { beantwoord, vervang, visit }
}
