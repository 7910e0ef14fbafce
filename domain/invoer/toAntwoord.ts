import type { Antwoord, Antwoorden, Persoon, Wie } from '../orientatie'
import type { Veld } from './veld'

/** What the answer to one question looks like. */
export type WaardeVan<V extends Veld> = V extends `${Wie}.${infer Vraag extends keyof Persoon}`
  ? Persoon[Vraag]
  : V extends keyof Antwoorden
    ? Antwoorden[V]
    : never

/** The questions that are answered with an amount. */
export type BedragVeld = { [V in Veld]: number extends WaardeVan<V> ? V : never }[Veld]

/** The change that answers a question: `inkomenGewijzigd` for `eigen.inkomen`, and so on for each. */
export const toAntwoord = <V extends Veld>(veld: V, waarde: WaardeVan<V>): Antwoord => {
  const [deel = veld, vraag] = veld.split('.')
  return (
    vraag === undefined
      ? { soort: `${deel}Gewijzigd`, [deel]: waarde }
      : { soort: `${vraag}Gewijzigd`, wie: deel, [vraag]: waarde }
  ) as Antwoord
}
