import type { Antwoorden, Orientatie, Persoon, Wie } from '../orientatie'

/** A question asked of each home buyer by itself. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`

/** A question of the calculator, named after the answer it fills. */
export type Veld = Exclude<keyof Antwoorden, Wie> | PersoonVeld

/** What the answer to a question can be: one of its choices, or an amount that may be absent. */
export type Waarde<V extends Veld = Veld> = V extends `${Wie}.${infer Vraag extends keyof Persoon}`
  ? Persoon[Vraag]
  : V extends keyof Antwoorden
    ? Antwoorden[V]
    : never

/** A question answered with an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Waarde<V> ? V : never }[Veld]

/** The two parts of the name of a question about a person; of any other question, its name alone. */
const delenVan = (veld: Veld): readonly [Wie, keyof Persoon] | readonly [Exclude<Veld, PersoonVeld>] =>
  veld.split('.') as [Wie, keyof Persoon] | [Exclude<Veld, PersoonVeld>]

/** The answer this orientation holds to a question, whether or not the question is shown. */
export const waardeVan = <V extends Veld>(orientatie: Orientatie, veld: V): Waarde<V> => {
  const delen = delenVan(veld)
  return (delen.length === 2 ? orientatie[delen[0]][delen[1]] : orientatie[delen[0]]) as Waarde<V>
}
