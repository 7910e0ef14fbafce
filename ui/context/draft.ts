import {
  gevraagdeVelden,
  waardeVan,
  wijzig,
  type Antwoord,
  type Antwoorden,
  type BedragVeld,
  type Orientatie,
  type Veld,
} from '../../domain'

/** A text that could not be read, and what is wrong with it. */
export interface OnleesbareTekst {
  readonly tekst: string
  readonly melding: string
}

/** The unreadable text of each question that has one. Only amounts are typed as text. */
export type OnleesbareTeksten = ReadonlyMap<BedragVeld, OnleesbareTekst>

/** A visit to a choice: the focus stays in it, and no other question is answered. */
export interface Visit {
  readonly veld: Veld
  /** The answers and the texts with which it began. */
  readonly vanaf: Antwoorden
  readonly onleesbaar: OnleesbareTeksten
}

/** What the form keeps beside the answers. */
export interface Draft {
  readonly onleesbaar: OnleesbareTeksten
  readonly visit: Visit | undefined
}

/** Everything that changes a draft. */
export type DraftChange<V extends Veld = Veld> =
  | { readonly soort: 'onleesbaar'; readonly veld: BedragVeld; readonly onleesbareTekst: OnleesbareTekst }
  | { readonly soort: 'leesbaar'; readonly veld: BedragVeld }
  | { readonly soort: 'bezoekBegonnen'; readonly veld: Veld; readonly vanaf: Antwoorden }
  | { readonly soort: 'bezoekGeeindigd' }
  /** The visitor gives this answer while the orientation stands like this. */
  | { readonly soort: 'beantwoord'; readonly orientatie: Orientatie; readonly antwoord: Antwoord<V> }

export const emptyDraft: Draft = { onleesbaar: new Map(), visit: undefined }

/**
 * The only way to a next draft. An answer removes the text of its own question, and each text whose amount it would
 * clear. A choice that is made again in one visit starts from the texts with which the visit began.
 */
export const changeDraft = <V extends Veld>(draft: Draft, wijziging: DraftChange<V>): Draft => {
  switch (wijziging.soort) {
    case 'onleesbaar':
      return { ...draft, onleesbaar: new Map([...draft.onleesbaar, [wijziging.veld, wijziging.onleesbareTekst]]) }
    case 'leesbaar':
      return { ...draft, onleesbaar: houd(draft.onleesbaar, (veld) => veld !== wijziging.veld) }
    case 'bezoekBegonnen':
      return { ...draft, visit: { veld: wijziging.veld, vanaf: wijziging.vanaf, onleesbaar: draft.onleesbaar } }
    case 'bezoekGeeindigd':
      return { ...draft, visit: undefined }
    case 'beantwoord': {
      const { antwoord, orientatie } = wijziging
      const visit = visitOf(draft, antwoord.veld)
      const begin = visit === undefined ? orientatie : { ...orientatie, ...visit.vanaf }
      const blijft = (veld: BedragVeld) => veld !== antwoord.veld && !wist(begin, antwoord, veld)
      return { visit, onleesbaar: houd((visit ?? draft).onleesbaar, blijft) }
    }
  }
}

/** The visit to this question, if the visitor is there. */
export const visitOf = ({ visit }: Draft, veld: Veld): Visit | undefined => (visit?.veld === veld ? visit : undefined)

/** Does a question that is asked hold a text that cannot be read? */
export const heeftOnleesbaar = (onleesbaar: OnleesbareTeksten, antwoorden: Antwoorden): boolean => {
  const gevraagd = gevraagdeVelden(antwoorden)
  return [...onleesbaar.keys()].some((veld) => gevraagd.has(veld))
}

/** Would this answer clear an amount in this field? */
const wist = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

const houd = (onleesbaar: OnleesbareTeksten, blijft: (veld: BedragVeld) => boolean): OnleesbareTeksten => {
  const over = [...onleesbaar].filter(([veld]) => blijft(veld))
  return over.length === onleesbaar.size ? onleesbaar : new Map(over)
}
