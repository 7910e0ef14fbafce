import { useSyncExternalStore } from 'react'

import { wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { waardeVan, type Antwoorden, type BedragVeld, type Veld } from '../../../domain/orientatie'
import type { TextDraft } from './textDraft'
import { gevraagdIn } from './gevraagd'
import { isAlike } from './useSelected'

/** The typed text of each amount question whose text is being edited or cannot be parsed. */
type TextDrafts = ReadonlyMap<BedragVeld, TextDraft>

/** The error message of each question whose text cannot be parsed. */
type OnleesbaarMeldingen = ReadonlyMap<BedragVeld, string>

/** A visit to a choice question. The visit ends, for example, when the focus leaves or another question is answered. */
interface Visit {
  readonly veld: Veld
  /** The answers at the start of the visit; `teksten` are the typed texts at the start of the visit. */
  readonly vanaf: Antwoorden
  readonly teksten: TextDrafts
}

/** A what-if: the changes that the visitor tries, and the answers that undo these changes. */
export interface Probeersel {
  /** A phrase that describes each change. The key identifies the change, for example by the name of the question. */
  readonly wijzigingen: Readonly<Record<string, string>>
  readonly terug: readonly Antwoord[]
  /** Of a what-if that replaced all answers: whether the answers before it were those of a link or kept answers too. */
  readonly wasOvergenomen?: boolean
}

/** The part of the form's state that the answers do not contain: typed texts, the current visit and the what-if. */
export interface Draft {
  readonly teksten: TextDrafts
  readonly visit: Visit | undefined
  readonly probeersel: Probeersel | undefined
  /** Whether the visitor chose to pass the link to the calculation on to the page after the last step. */
  readonly linkGaatMee: boolean
}

/** A change to a draft. */
type DraftChange<V extends Veld = Veld> =
  | { readonly soort: 'tekstGewijzigd'; readonly veld: BedragVeld; readonly tekst: TextDraft | undefined }
  | { readonly soort: 'bezoekBegonnen'; readonly veld: Veld; readonly vanaf: Antwoorden }
  | { readonly soort: 'bezoekGeeindigd' }
  | { readonly soort: 'gewist' }
  | { readonly soort: 'geprobeerd'; readonly probeersel: Probeersel }
  | { readonly soort: 'linkDoorgegeven'; readonly linkGaatMee: boolean }
  /** The visitor gives this answer; `orientatie` is the orientation before the answer. */
  | { readonly soort: 'beantwoord'; readonly orientatie: Orientatie; readonly antwoord: Antwoord<V> }

export const emptyDraft: Draft = { teksten: new Map(), visit: undefined, probeersel: undefined, linkGaatMee: false }

/**
 * Returns the draft after a change. An answer removes the text of its own question, and the text of each question that
 * the answer would clear. Choosing again within one visit first restores the texts from the start of the visit. An
 * answer to a question that the what-if changed ends the what-if.
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
    case 'linkDoorgegeven':
      return { ...draft, linkGaatMee: change.linkGaatMee }
    case 'beantwoord': {
      const { antwoord, orientatie } = change
      const visit = visitOf(draft, antwoord.veld)
      const begin = visit === undefined ? orientatie : { ...orientatie, ...visit.vanaf }
      const stays = (veld: BedragVeld) => veld !== antwoord.veld && !clears(begin, antwoord, veld)
      const isTried = draft.probeersel?.terug.some(({ veld }) => veld === antwoord.veld)
      return {
        ...draft,
        visit,
        teksten: new Map([...(visit ?? draft).teksten].filter(([veld]) => stays(veld))),
        probeersel: isTried ? undefined : draft.probeersel,
      }
    }
  }
}

/** Returns the current visit if it is a visit to this question; otherwise undefined. */
export const visitOf = ({ visit }: Draft, veld: Veld): Visit | undefined => (visit?.veld === veld ? visit : undefined)

export const onleesbaarMeldingen = ({ teksten }: Draft): OnleesbaarMeldingen =>
  new Map([...teksten].flatMap(([veld, { melding }]) => (melding === undefined ? [] : [[veld, melding]])))

/** Whether a question that is asked has a text that cannot be parsed. */
export const heeftOnleesbaar = (onleesbaar: OnleesbaarMeldingen, antwoorden: Antwoorden): boolean =>
  [...onleesbaar.keys()].some((veld) => gevraagdIn(antwoorden).has(veld))

/** Whether the answer `antwoord` would clear an amount that answers the question `veld`. */
const clears = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

/** A store with the draft of one calculator. The draft remains when the screen is rendered again or removed. */
export interface DraftStore {
  readonly state: () => Draft
  /** Returns the messages about texts that cannot be parsed: the same map until a message changes. */
  readonly onleesbaar: () => OnleesbaarMeldingen
  readonly dispatch: <V extends Veld>(change: DraftChange<V>) => void
  /** Calls `listener` after every dispatched change. Returns the function that stops these calls. */
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

/** Returns the stored text draft of a question; undefined when there is none. */
export const useTextDraft = ({ subscribe, state }: DraftStore, veld: BedragVeld): TextDraft | undefined => {
  const read = () => state().teksten.get(veld)
  return useSyncExternalStore(subscribe, read, read)
}

/** Returns the current what-if; undefined when there is none. */
export const useProbeersel = ({ subscribe, state }: DraftStore): Probeersel | undefined => {
  const read = () => state().probeersel
  return useSyncExternalStore(subscribe, read, read)
}
