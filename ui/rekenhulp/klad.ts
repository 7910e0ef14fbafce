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
export interface Concept {
  readonly tekst: string
  readonly melding: string
}

/** The texts that are no answer yet, by question. Only amounts are typed as text. */
export type Concepten = ReadonlyMap<BedragVeld, Concept>

/** A visit to a choice: the focus stays in it, and no other question is answered. */
export interface Bezoek {
  readonly veld: Veld
  /** The answers and the texts with which it began. */
  readonly vanaf: Antwoorden
  readonly concepten: Concepten
}

/** What the form keeps beside the answers. */
export interface Klad {
  readonly concepten: Concepten
  readonly bezoek: Bezoek | undefined
}

/** Everything that changes it. */
export type KladWijziging<V extends Veld = Veld> =
  | { readonly soort: 'onleesbaar'; readonly veld: BedragVeld; readonly concept: Concept }
  | { readonly soort: 'leesbaar'; readonly veld: BedragVeld }
  | { readonly soort: 'bezoekBegonnen'; readonly veld: Veld; readonly vanaf: Antwoorden }
  | { readonly soort: 'bezoekGeeindigd' }
  /** This answer is given to these answers. */
  | { readonly soort: 'beantwoord'; readonly orientatie: Orientatie; readonly antwoord: Antwoord<V> }

export const legeKlad: Klad = { concepten: new Map(), bezoek: undefined }

/**
 * The only way to a next klad. A text goes when its question is answered, or when an amount in its place would be
 * cleared. A choice that is made again in one visit counts from the texts with which the visit began.
 */
export const wijzigKlad = <V extends Veld>(klad: Klad, wijziging: KladWijziging<V>): Klad => {
  switch (wijziging.soort) {
    case 'onleesbaar':
      return { ...klad, concepten: new Map([...klad.concepten, [wijziging.veld, wijziging.concept]]) }
    case 'leesbaar':
      return { ...klad, concepten: houd(klad.concepten, (veld) => veld !== wijziging.veld) }
    case 'bezoekBegonnen':
      return { ...klad, bezoek: { veld: wijziging.veld, vanaf: wijziging.vanaf, concepten: klad.concepten } }
    case 'bezoekGeeindigd':
      return { ...klad, bezoek: undefined }
    case 'beantwoord': {
      const { antwoord, orientatie } = wijziging
      const bezoek = bezoekVan(klad, antwoord.veld)
      const begin = bezoek === undefined ? orientatie : { ...orientatie, ...bezoek.vanaf }
      const blijft = (veld: BedragVeld) => veld !== antwoord.veld && !wist(begin, antwoord, veld)
      return { bezoek, concepten: houd((bezoek ?? klad).concepten, blijft) }
    }
  }
}

/** The visit to this question, if the visitor is there. */
export const bezoekVan = ({ bezoek }: Klad, veld: Veld): Bezoek | undefined =>
  bezoek?.veld === veld ? bezoek : undefined

/** Is there a question that is asked, and whose text is no answer yet? */
export const heeftOnleesbaar = (concepten: Concepten, antwoorden: Antwoorden): boolean => {
  const gevraagd = gevraagdeVelden(antwoorden)
  return [...concepten.keys()].some((veld) => gevraagd.has(veld))
}

/** Would this answer clear an amount in this field? */
const wist = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

const houd = (concepten: Concepten, blijft: (veld: BedragVeld) => boolean): Concepten => {
  const over = [...concepten].filter(([veld]) => blijft(veld))
  return over.length === concepten.size ? concepten : new Map(over)
}
