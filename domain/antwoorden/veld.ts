import type { Antwoorden, Veld } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** The answers of one home buyer, by the name of the question. */
type WaardenVan<W extends Wie> = { readonly [Vraag in keyof Persoon as `${W}.${Vraag}`]: Persoon[Vraag] }

/** The type of the answer to each question of the calculator, by the name of the question. */
export interface Veldwaarden extends Omit<Antwoorden, Wie>, WaardenVan<'eigen'>, WaardenVan<'partner'> {}

/**
 * Answers by the name of their question, such as a page knows them: `{ vraagprijsWoning: 350_000 }`. A question that is
 * absent, undefined, null or an empty text has no answer from the page.
 */
export type Startwaarden = { readonly [V in Veld]?: Veldwaarden[V] | null | '' | undefined }

/** The possible answers to a question: one of its choices or, for an amount, a number of euros or undefined. */
export type Veldwaarde<V extends Veld = Veld> = Veldwaarden[V]

/** The name of a question whose answer is an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Veldwaarde<V> ? V : never }[Veld]

/** Splits the name of a question at the dot, if any: `eigen.inkomen` is the `inkomen` of the home buyer `eigen`. */
const delenVan = (veld: Veld) => veld.split('.') as [naam: keyof Antwoorden, vraag?: keyof Persoon]

/**
 * Returns the answer to a question, whether or not the form shows the question.
 * @example
 * waardeVan(orientatie, 'eigen.inkomen') // 60000
 */
export const waardeVan = <V extends Veld>(antwoorden: Antwoorden, veld: V): Veldwaarde<V> => {
  const [naam, vraag] = delenVan(veld)
  const deel = antwoorden[naam]
  return (vraag === undefined ? deel : (deel as Persoon)[vraag]) as Veldwaarde<V>
}

/** Returns a copy of the answers in which the answer to `veld` is `waarde`. */
export const metWaarde = <A extends Antwoorden, V extends Veld>(antwoorden: A, veld: V, waarde: Veldwaarde<V>): A => {
  const [naam, vraag] = delenVan(veld)
  return {
    ...antwoorden,
    [naam]: vraag === undefined ? waarde : { ...(antwoorden[naam] as Persoon), [vraag]: waarde },
  }
}
