import { toAntwoord, waardeVan, wijzig, type Antwoord, type BedragVeld, type Orientatie, type Veld } from '../../domain'

/** A text that could not be read, and what is wrong with it. */
export interface Concept {
  readonly tekst: string
  readonly melding: string
}

/** Would this answer clear an amount in this field? Only amounts are typed as text. */
const wist = (orientatie: Orientatie, antwoord: Antwoord, veld: Veld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, toAntwoord(veld as BedragVeld, 0)), antwoord), veld) === undefined

/** The texts that stay when this answer is given: a text goes when an amount in its place would. */
export const zonderGewisteConcepten = (
  concepten: ReadonlyMap<Veld, Concept>,
  orientatie: Orientatie,
  antwoord: Antwoord,
): ReadonlyMap<Veld, Concept> => {
  const over = [...concepten].filter(([veld]) => !wist(orientatie, antwoord, veld))
  return over.length === concepten.size ? concepten : new Map(over)
}
