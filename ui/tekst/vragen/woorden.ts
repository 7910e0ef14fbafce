import type { AlleenSamen, Antwoorden, Persoon, Wie } from '../../../domain/orientatie'

/** Words of a question; some depend on the answers so far. */
type Bewoording = string | ((antwoorden: Antwoorden) => string)

/** The words beside one question. */
interface Vraagtekst<W> {
  /** The question. */
  readonly label: W
  /** What to count in the answer; shown under the label. */
  readonly hulp?: W | undefined
  /** Why the question is asked; shown in the tooltip. */
  readonly toelichting?: W | undefined
}

/** The row of a question in the words. */
export type Vraagwoorden = Vraagtekst<Bewoording>

/** The rows of the questions to each home buyer. */
export type Persoonswoorden = { readonly [V in keyof Persoon]: Readonly<Record<Wie, Vraagwoorden>> }

/** The rows of the questions that are asked once. */
export type OverigeWoorden = Readonly<Record<Exclude<keyof Antwoorden, Wie>, Vraagwoorden>>

/** What tells one visitor from two. */
export interface MetPartner {
  readonly alleenSamen: AlleenSamen
}

/** Whether the words are for two. */
export const isSamen = ({ alleenSamen }: MetPartner): boolean => alleenSamen === 'samen'

/** The words of a question as they are with these answers. */
export const woordenBij = ({ label, hulp, toelichting }: Vraagwoorden, antwoorden: Antwoorden): Vraagtekst<string> => {
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
