import { useSyncExternalStore } from 'react'

import { wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { waardeVan, type Antwoorden, type BedragVeld, type Veld } from '../../../domain/orientatie'
import type { TextDraft } from '../../velden/textDraft'
import { gevraagdIn } from './gevraagd'
import { isAlike } from './useSelected'

/** The text of each question that is being typed or cannot be read. Only amounts are typed as text. */
type TextDrafts = ReadonlyMap<BedragVeld, TextDraft>

/** The message about each question whose text cannot be read. */
type OnleesbaarMeldingen = ReadonlyMap<BedragVeld, string>

/** A visit to a choice: the focus stays in it, and no other question is answered. */
interface Visit {
  readonly veld: Veld
  /** The answers and the texts with which it began. */
  readonly vanaf: Antwoorden
  readonly teksten: TextDrafts
}

/** A change that is tried, with the answers that lead back to what the visitor gave. */
export interface Probeersel {
  /** What is calculated with, for in a sentence, by what is answered otherwise. */
  readonly wijzigingen: Readonly<Record<string, string>>
  readonly terug: readonly Antwoord[]
}

/** What the form keeps beside the answers. */
export interface Draft {
  readonly teksten: TextDrafts
  readonly visit: Visit | undefined
  readonly probeersel: Probeersel | undefined
}

/** Everything that changes a draft. */
type DraftChange<V extends Veld = Veld> =
  | { readonly soort: 'tekstGewijzigd'; readonly veld: BedragVeld; readonly tekst: TextDraft | undefined }
  | { readonly soort: 'bezoekBegonnen'; readonly veld: Veld; readonly vanaf: Antwoorden }
  | { readonly soort: 'bezoekGeeindigd' }
  | { readonly soort: 'gewist' }
  | { readonly soort: 'geprobeerd'; readonly probeersel: Probeersel }
  /** The visitor gives this answer while the orientation stands like this. */
  | { readonly soort: 'beantwoord'; readonly orientatie: Orientatie; readonly antwoord: Antwoord<V> }

export const emptyDraft: Draft = { teksten: new Map(), visit: undefined, probeersel: undefined }

/**
 * The only way to a next draft. An answer removes the text of its own question, and each text whose amount it would
 * clear. A choice that is made again in one visit starts from the texts with which the visit began. What is tried is
 * tried no more once the visitor answers that question again.
 */
export const changeDraft = <V extends Veld>(draft: Draft, wijziging: DraftChange<V>): Draft => {
  switch (wijziging.soort) {
    case 'tekstGewijzigd': {
      const { veld, tekst } = wijziging
      const andere = [...draft.teksten].filter(([ander]) => ander !== veld)
      return { ...draft, teksten: new Map(tekst === undefined ? andere : [...andere, [veld, tekst]]) }
    }
    case 'bezoekBegonnen':
      return { ...draft, visit: { veld: wijziging.veld, vanaf: wijziging.vanaf, teksten: draft.teksten } }
    case 'bezoekGeeindigd':
      return { ...draft, visit: undefined }
    case 'gewist':
      return emptyDraft
    case 'geprobeerd':
      return { ...draft, probeersel: wijziging.probeersel }
    case 'beantwoord': {
      const { antwoord, orientatie } = wijziging
      const visit = visitOf(draft, antwoord.veld)
      const begin = visit === undefined ? orientatie : { ...orientatie, ...visit.vanaf }
      const blijft = (veld: BedragVeld) => veld !== antwoord.veld && !wist(begin, antwoord, veld)
      const isGeprobeerd = draft.probeersel?.terug.some(({ veld }) => veld === antwoord.veld)
      return {
        visit,
        teksten: new Map([...(visit ?? draft).teksten].filter(([veld]) => blijft(veld))),
        probeersel: isGeprobeerd ? undefined : draft.probeersel,
      }
    }
  }
}

/** The visit to this question, if the visitor is there. */
export const visitOf = ({ visit }: Draft, veld: Veld): Visit | undefined => (visit?.veld === veld ? visit : undefined)

export const onleesbaarMeldingen = ({ teksten }: Draft): OnleesbaarMeldingen =>
  new Map([...teksten].flatMap(([veld, { melding }]) => (melding === undefined ? [] : [[veld, melding]])))

/** Does a question that is asked hold a text that cannot be read? */
export const heeftOnleesbaar = (onleesbaar: OnleesbaarMeldingen, antwoorden: Antwoorden): boolean =>
  [...onleesbaar.keys()].some((veld) => gevraagdIn(antwoorden).has(veld))

/** Would this answer clear an amount in this field? */
const wist = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

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
