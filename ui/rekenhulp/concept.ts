import {
  gevraagdeVelden,
  waardeVan,
  wijzig,
  type Antwoord,
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

/** Is there a question on any step, and shown there, whose text is no answer yet? */
export const heeftOnleesbaar = (concepten: Concepten, orientatie: Orientatie): boolean => {
  const gevraagd = gevraagdeVelden(orientatie)
  return [...concepten.keys()].some((veld) => gevraagd.has(veld))
}

/** Would this answer clear an amount in this field? */
const wist = <V extends Veld>(orientatie: Orientatie, antwoord: Antwoord<V>, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, { soort: 'beantwoord', veld, waarde: 0 }), antwoord), veld) === undefined

/** The texts that stay when this answer is given: a text goes when an amount in its place would. */
export const zonderGewisteConcepten = <V extends Veld>(
  concepten: Concepten,
  orientatie: Orientatie,
  antwoord: Antwoord<V>,
): Concepten => {
  const over = [...concepten].filter(([veld]) => !wist(orientatie, antwoord, veld))
  return over.length === concepten.size ? concepten : new Map(over)
}
