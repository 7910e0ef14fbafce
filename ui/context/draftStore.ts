import { useSyncExternalStore } from 'react'

import type { BedragVeld, Veld } from '../../domain/orientatie'
import type { TextDraft } from '../velden/textDraft'
import {
  changeDraft,
  emptyDraft,
  onleesbaarMeldingen,
  type Draft,
  type DraftChange,
  type OnleesbaarMeldingen,
  type Probeersel,
} from './draft'
import { isAlike } from './useSelected'

/** Keeps the draft of one calculator, also while its screen is drawn anew or removed. */
export interface DraftStore {
  readonly state: () => Draft
  /** The messages about unreadable texts: the same map until one of them changes, so not another at every key. */
  readonly onleesbaar: () => OnleesbaarMeldingen
  readonly dispatch: <V extends Veld>(wijziging: DraftChange<V>) => void
  /** Calls at every change. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createDraftStore = (): DraftStore => {
  let draft = emptyDraft
  let onleesbaar = onleesbaarMeldingen(draft)
  const listeners = new Set<() => void>()
  return {
    state: () => draft,
    onleesbaar: () => onleesbaar,
    dispatch: (wijziging) => {
      draft = changeDraft(draft, wijziging)
      const meldingen = onleesbaarMeldingen(draft)
      if (!isAlike([...meldingen], [...onleesbaar])) onleesbaar = meldingen
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The messages about the texts that cannot be read now. */
export const useOnleesbaarMeldingen = ({ subscribe, onleesbaar }: DraftStore): OnleesbaarMeldingen =>
  useSyncExternalStore(subscribe, onleesbaar, onleesbaar)

/** The text that stands in this question now in the place of its answer. */
export const useTextDraft = ({ subscribe, state }: DraftStore, veld: BedragVeld): TextDraft | undefined => {
  const read = () => state().teksten.get(veld)
  return useSyncExternalStore(subscribe, read, read)
}

/** What is tried now, if anything. */
export const useProbeersel = ({ subscribe, state }: DraftStore): Probeersel | undefined => {
  const read = () => state().probeersel
  return useSyncExternalStore(subscribe, read, read)
}
