import type { AlleenSamen, Antwoorden, Persoon, Wie } from '../../../domain/orientatie'

/** A text of a question, or a function that creates the text from the current answers. */
type Bewoording = string | ((antwoorden: Antwoorden) => string)

/** The texts of one question. `W` is the type of each text: `string` or `Bewoording`. */
export interface Vraagtekst<W> {
  /** The question. */
  readonly label: W
  /** The help about what the answer must include; shown below the label. */
  readonly hulp?: W | undefined
  /** The explanation of why the question is asked; shown in the tooltip. */
  readonly toelichting?: W | undefined
}

/** The texts of one question, which may depend on the answers. */
export type Vraagwoorden = Vraagtekst<Bewoording>

/** The texts of all questions to a home buyer, by question and by home buyer. */
export type Persoonswoorden = { readonly [V in keyof Persoon]: Readonly<Record<Wie, Vraagwoorden>> }

/** The texts of all questions that are asked once, and not of each home buyer. */
export type OverigeWoorden = Readonly<Record<Exclude<keyof Antwoorden, Wie>, Vraagwoorden>>

/** The part of the answers that decides between the texts for one buyer and the texts for two buyers. */
export interface MetPartner {
  readonly alleenSamen: AlleenSamen
}

/** Whether two people buy together. */
export const isSamen = ({ alleenSamen }: MetPartner): boolean => alleenSamen === 'samen'

export const woordenBij = ({ label, hulp, toelichting }: Vraagwoorden, antwoorden: Antwoorden): Vraagtekst<string> => {
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
