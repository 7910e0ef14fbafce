import {
  EERSTE_STAP,
  LAATSTE_STAP,
  toAntwoord,
  waardeVan,
  wijzig,
  zichtbareVelden,
  type Antwoord,
  type BedragVeld,
  type Orientatie,
  type Stap,
} from '../../domain'

/** A text that could not be read, and what is wrong with it. */
export interface Concept {
  readonly tekst: string
  readonly melding: string
}

/** The texts that are no answer yet, by question. Only amounts are typed as text. */
export type Concepten = ReadonlyMap<BedragVeld, Concept>

const STAPNUMMERS: readonly Stap[] = [EERSTE_STAP, 1, LAATSTE_STAP]

/** Is there a question on any step, and shown there, whose text is no answer yet? */
export const heeftOnleesbaar = (concepten: Concepten, orientatie: Orientatie): boolean => {
  const namen: ReadonlySet<string> = new Set(concepten.keys())
  return namen.size > 0 && STAPNUMMERS.some((stap) => zichtbareVelden(orientatie, stap).some((veld) => namen.has(veld)))
}

/** Would this answer clear an amount in this field? */
const wist = (orientatie: Orientatie, antwoord: Antwoord, veld: BedragVeld): boolean =>
  waardeVan(wijzig(wijzig(orientatie, toAntwoord(veld, 0)), antwoord), veld) === undefined

/** The texts that stay when this answer is given: a text goes when an amount in its place would. */
export const zonderGewisteConcepten = (concepten: Concepten, orientatie: Orientatie, antwoord: Antwoord): Concepten => {
  const over = [...concepten].filter(([veld]) => !wist(orientatie, antwoord, veld))
  return over.length === concepten.size ? concepten : new Map(over)
}
