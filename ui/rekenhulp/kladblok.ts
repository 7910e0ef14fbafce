import { useSyncExternalStore } from 'react'

import type { Veld } from '../../domain'
import { legeKlad, wijzigKlad, type Concepten, type Klad, type KladWijziging } from './klad'

/** Keeps the klad of one calculator, also while its screen is drawn anew or put away. */
export interface Kladblok {
  readonly state: () => Klad
  readonly dispatch: <V extends Veld>(wijziging: KladWijziging<V>) => void
  /** Calls at every change. Returns how to stop. */
  readonly subscribe: (meld: () => void) => () => void
}

export const createKladblok = (): Kladblok => {
  let klad = legeKlad
  const luisteraars = new Set<() => void>()
  return {
    state: () => klad,
    dispatch: (wijziging) => {
      klad = wijzigKlad(klad, wijziging)
      for (const meld of luisteraars) meld()
    },
    subscribe: (meld) => {
      luisteraars.add(meld)
      return () => luisteraars.delete(meld)
    },
  }
}

/** The texts of this moment that are no answer yet. */
export const useConcepten = (kladblok: Kladblok): Concepten =>
  useSyncExternalStore(kladblok.subscribe, () => kladblok.state().concepten)
