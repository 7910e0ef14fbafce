import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { InvoerFout } from '../../../domain/invoer'
import type { Veld, Veldwaarde } from '../../../domain/orientatie'
import type { OrientatieService } from '../../../application'
import { toAntwoord, type Antwoord } from '../../../domain'
import { type DraftStore, visitOf } from './draft'

/** The state of the form besides the answers: the draft, and the fields that must show their errors. */
export interface Form {
  readonly draftStore: DraftStore
  readonly shownFouten: ReadonlySet<Veld>
  /** Makes these fields show their errors, even if not yet visited. The fields replace those of the previous call. */
  readonly showFoutenOf: (velden: readonly Veld[]) => void
  /** Reports a newly shown field error to the page, unless the field shows the error because of `showFoutenOf`. */
  readonly reportFout: (fout: InvoerFout) => void
}

const NO_FIELDS: ReadonlySet<Veld> = new Set()

/** Returns the form's state. Calls `onFout` for each newly shown error, except for errors that 'Ga verder' shows. */
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

export interface Answering {
  /** Answers a question and removes typed texts that the answer clears. Only the last answer of a `visit` counts. */
  readonly beantwoord: <V extends Veld>(veld: V, waarde: Veldwaarde<V>) => void
  /** Gives several answers at once and removes the typed texts that these answers clear. */
  readonly vervang: (antwoorden: readonly Antwoord[]) => void
  /** Begins a visit when the focus enters a choice question (`entered`), and ends the visit when the focus leaves. */
  readonly visit: (veld: Veld, entered: boolean) => void
}

/**
 * Returns the functions that answer questions. Arrow keys select every option that they pass, so only the last option
 * of a visit counts. Answers that an earlier option of the visit cleared are restored, unless the last option clears
 * them as well.
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
