import { useSyncExternalStore } from 'react'

import { wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { waardeVan, type Antwoorden, type BedragVeld, type Veld } from '../../../domain/orientatie'
import type { TextDraft } from '../../velden/textDraft'
import { gevraagdIn } from './gevraagd'
import { isAlike } from './useSelected'

/** The text of each question that is being typed or cannot be parsed. Only amounts are typed as text. */
type TextDrafts = ReadonlyMap<BedragVeld, TextDraft>

/** The error message of each question whose text cannot be parsed. */
type OnleesbaarMeldingen = ReadonlyMap<BedragVeld, string>

/** A visit to a choice: from the focus entering it until the focus leaves or another question is answered. */
interface Visit {
  readonly veld: Veld
  /** The answers and the texts at the start of the visit. */
  readonly vanaf: Antwoorden
  readonly teksten: TextDrafts
}

/** A what-if: the changes that are tried, and the answers that undo them. */
export interface Probeersel {
  /** A phrase for each change, by the key of that change. */
  readonly wijzigingen: Readonly<Record<string, string>>
  readonly terug: readonly Antwoord[]
}

/** The form's state apart from the answers. */
export interface Draft {
  readonly teksten: TextDrafts
  readonly visit: Visit | undefined
  readonly probeersel: Probeersel | undefined
}

/** Every change to a draft. */
type DraftChange<V extends Veld = Veld> =
  | { readonly soort: 'tekstGewijzigd'; readonly veld: BedragVeld; readonly tekst: TextDraft | undefined }
  | { readonly soort: 'bezoekBegonnen'; readonly veld: Veld; readonly vanaf: Antwoorden }
  | { readonly soort: 'bezoekGeeindigd' }
  | { readonly soort: 'gewist' }
  | { readonly soort: 'geprobeerd'; readonly probeersel: Probeersel }
  /** The visitor gives this answer; `orientatie` is the state before it. */
  | { readonly soort: 'beantwoord'; readonly orientatie: Orientatie; readonly antwoord: Antwoord<V> }

export const emptyDraft: Draft = { teksten: new Map(), visit: undefined, probeersel: undefined }

/**
 * Returns the next draft; nothing else changes a draft. An answer removes the text of its own question and the texts
 * whose amounts it would clear. Choosing again within one visit first restores the texts from the start of the visit.
 * Answering a question of the what-if ends the what-if.
 */
export const changeDraft = <V extends Veld>(draft: Draft, change: DraftChange<V>): Draft => {
  switch (change.soort) {
    case 'tekstGewijzigd': {
      const { veld, tekst } = change
      const others = [...draft.teksten].filter(([other]) => other !== veld)
      return { ...draft, teksten: new Map(tekst === undefined ? others : [...others, [veld, tekst]]) }
    }
    case 'bezoekBegonnen':
      return { ...draft, visit: { veld: change.veld, vanaf: change.vanaf, teksten: draft.teksten } }
    case 'bezoekGeeindigd':
      return { ...draft, visit: undefined }
    case 'gewist':
      return emptyDraft
    case 'geprobeerd':
      return { ...draft, probeersel: change.probeersel }
    case 'beantwoord': {
      const { antwoord, orientatie } = change
      const visit = visitOf(draft, antwoord.veld)
      const begin = visit === undefined ? orientatie : { ...orientatie, ...visit.vanaf }
      const stays = (veld: BedragVeld) => veld !== antwoord.veld && !clears(begin, antwoord, veld)
      const isTried = draft.probeersel?.terug.some(({ veld }) => veld === antwoord.veld)
      return {
        visit,
        teksten: new Map([...(visit ?? draft).teksten].filter(([veld]) => stays(veld))),
        probeersel: isTried ? undefined : draft.probeersel,
      }
    }
  }
}

/** Returns the current visit if it is to this question; otherwise undefined. */
export const visitOf = ({ visit }: Draft, veld: Veld): Visit | undefined => (visit?.veld === veld ? visit : undefined)

export const onleesbaarMeldingen = ({ teksten }: Draft): OnleesbaarMeldingen =>
  new Map([...teksten].flatMap(([veld, { melding }]) => (melding === undefined ? [] : [[veld, melding]])))

/** Whether a question that is asked has a text that cannot be parsed. */
export const heeftOnleesbaar = (onleesbaar: OnleesbaarMeldingen, antwoorden: Antwoorden): boolean =>
  [...onleesbaar.keys()].some((veld) => gevraagdIn(antwoorden).has(veld))

/** Whether this answer would clear an amount in this field. */
const clears = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

/** Holds the draft of one calculator, also while its screen is re-rendered or removed. */
export interface DraftStore {
  readonly state: () => Draft
  /** The messages about texts that cannot be parsed: the same map until a message changes. */
  readonly onleesbaar: () => OnleesbaarMeldingen
  readonly dispatch: <V extends Veld>(change: DraftChange<V>) => void
  /** Calls `listener` at every change. Returns the function that stops this. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createDraftStore = (): DraftStore => {
  let draft = emptyDraft
  let onleesbaar = onleesbaarMeldingen(draft)
  const listeners = new Set<() => void>()
  return {
    state: () => draft,
    onleesbaar: () => onleesbaar,
    dispatch: (change) => {
      draft = changeDraft(draft, change)
      const messages = onleesbaarMeldingen(draft)
      if (!isAlike([...messages], [...onleesbaar])) onleesbaar = messages
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the messages about the texts that cannot be parsed. */
export const useOnleesbaarMeldingen = ({ subscribe, onleesbaar }: DraftStore): OnleesbaarMeldingen =>
  useSyncExternalStore(subscribe, onleesbaar, onleesbaar)

/** Returns the text in this question that replaces its answer; undefined when there is none. */
export const useTextDraft = ({ subscribe, state }: DraftStore, veld: BedragVeld): TextDraft | undefined => {
  const read = () => state().teksten.get(veld)
  return useSyncExternalStore(subscribe, read, read)
}

/** Returns the current what-if; undefined when there is none. */
export const useProbeersel = ({ subscribe, state }: DraftStore): Probeersel | undefined => {
  const read = () => state().probeersel
  return useSyncExternalStore(subscribe, read, read)
}
