import type { AlleenSamen, Antwoorden, Persoon, Wie } from '../../../domain/orientatie'

/** A text of a question, or a function that makes it from the answers so far. */
type Bewoording = string | ((antwoorden: Antwoorden) => string)

/** The texts of one question: each a text, or a `Bewoording`. */
interface Vraagtekst<W> {
  /** The question. */
  readonly label: W
  /** What to count in the answer; shown under the label. */
  readonly hulp?: W | undefined
  /** Why the question is asked; shown in the tooltip. */
  readonly toelichting?: W | undefined
}

/** The words of one question, which may depend on the answers. */
export type Vraagwoorden = Vraagtekst<Bewoording>

/** The words of all questions to a home buyer, by question and by home buyer. */
export type Persoonswoorden = { readonly [V in keyof Persoon]: Readonly<Record<Wie, Vraagwoorden>> }

/** The words of all questions that are asked once. */
export type OverigeWoorden = Readonly<Record<Exclude<keyof Antwoorden, Wie>, Vraagwoorden>>

/** The answer that decides between the words for one buyer and those for two. */
export interface MetPartner {
  readonly alleenSamen: AlleenSamen
}

/** Whether two people buy. */
export const isSamen = ({ alleenSamen }: MetPartner): boolean => alleenSamen === 'samen'

/** The words of a question as they are with these answers. */
export const woordenBij = ({ label, hulp, toelichting }: Vraagwoorden, antwoorden: Antwoorden): Vraagtekst<string> => {
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
