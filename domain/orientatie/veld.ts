import type { Antwoorden, Veld } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** The answers of one home buyer, by the name of the question. */
type WaardenVan<W extends Wie> = { readonly [Vraag in keyof Persoon as `${W}.${Vraag}`]: Persoon[Vraag] }

/** The type of the answer to each question of the calculator, by the name of the question. */
export interface Veldwaarden extends Omit<Antwoorden, Wie>, WaardenVan<'eigen'>, WaardenVan<'partner'> {}

/** The possible answers to a question: its choices, or an amount that may be absent. */
export type Veldwaarde<V extends Veld = Veld> = Veldwaarden[V]

/** A question answered with an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Veldwaarde<V> ? V : never }[Veld]

/** Splits the name of a question: `eigen.inkomen` is the answer `inkomen` of the home buyer `eigen`. */
const delenVan = (veld: Veld) => veld.split('.') as [naam: keyof Antwoorden, vraag?: keyof Persoon]

/**
 * Returns the answer to a question, whether or not the question is shown.
 * @example
 * waardeVan(orientatie, 'eigen.inkomen') // 60000
 */
export const waardeVan = <V extends Veld>(antwoorden: Antwoorden, veld: V): Veldwaarde<V> => {
  const [naam, vraag] = delenVan(veld)
  const deel = antwoorden[naam]
  return (vraag === undefined ? deel : (deel as Persoon)[vraag]) as Veldwaarde<V>
}

/** Returns a copy of the answers with this answer to this question, and nothing else changed. */
export const metWaarde = <A extends Antwoorden, V extends Veld>(antwoorden: A, veld: V, waarde: Veldwaarde<V>): A => {
  const [naam, vraag] = delenVan(veld)
  return {
    ...antwoorden,
    [naam]: vraag === undefined ? waarde : { ...(antwoorden[naam] as Persoon), [vraag]: waarde },
  }
}
