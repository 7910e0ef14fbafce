import { useSyncExternalStore } from 'react'

import type { Veld } from '../../domain'
import { emptyDraft, changeDraft, type OnleesbareTeksten, type Draft, type DraftChange } from '../context/draft'

/** Keeps the draft of one calculator, also while its screen is drawn anew or removed. */
export interface DraftStore {
  readonly state: () => Draft
  readonly dispatch: <V extends Veld>(wijziging: DraftChange<V>) => void
  /** Calls at every change. Returns how to stop. */
  readonly subscribe: (meld: () => void) => () => void
}

export const createDraftStore = (): DraftStore => {
  let draft = emptyDraft
  const luisteraars = new Set<() => void>()
  return {
    state: () => draft,
    dispatch: (wijziging) => {
      draft = changeDraft(draft, wijziging)
      for (const meld of luisteraars) meld()
    },
    subscribe: (meld) => {
      luisteraars.add(meld)
      return () => luisteraars.delete(meld)
    },
  }
}

/** The texts that cannot be read now. */
export const useOnleesbareTeksten = (draftStore: DraftStore): OnleesbareTeksten =>
  useSyncExternalStore(draftStore.subscribe, () => draftStore.state().onleesbaar)
