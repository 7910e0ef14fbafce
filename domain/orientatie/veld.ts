import type { eq } from 'fp-ts'

import type { Antwoorden, Veld } from './antwoorden'
import type { Orientatie } from './orientatie'
import type { Persoon, Wie } from './persoon'
import type { Berekend } from './rekenstand'

/** What one home buyer can answer, by the name of the question. */
type WaardenVan<W extends Wie> = { readonly [Vraag in keyof Persoon as `${W}.${Vraag}`]: Persoon[Vraag] }

/** What can be answered to each question of the calculator, by the name of the question. */
export interface Veldwaarden extends Omit<Antwoorden, Wie>, WaardenVan<'eigen'>, WaardenVan<'partner'> {}

/** What the answer to a question can be: one of its choices, or an amount that may be absent. */
export type Veldwaarde<V extends Veld = Veld> = Veldwaarden[V]

/** A question answered with an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Veldwaarde<V> ? V : never }[Veld]

/** Where the answer to a question stands: beside the home buyers, or with one of them. */
const delenVan = (veld: Veld) => veld.split('.') as [naam: keyof Antwoorden, vraag?: keyof Persoon]

/** The answer to a question, whether or not the question is shown. */
export const waardeVan = <V extends Veld>(antwoorden: Antwoorden, veld: V): Veldwaarde<V> => {
  const [naam, vraag] = delenVan(veld)
  const deel = antwoorden[naam]
  return (vraag === undefined ? deel : (deel as Persoon)[vraag]) as Veldwaarde<V>
}

/** The same with this answer to this question, and nothing else changed. */
export const metWaarde = <A extends Antwoorden, V extends Veld>(antwoorden: A, veld: V, waarde: Veldwaarde<V>): A => {
  const [naam, vraag] = delenVan(veld)
  return {
    ...antwoorden,
    [naam]: vraag === undefined ? waarde : { ...(antwoorden[naam] as Persoon), [vraag]: waarde },
  }
}

/** What stands beside the answers in an orientation, or in what a result was calculated of. */
type Ernaast = Partial<Omit<Orientatie & Berekend, keyof Antwoorden>>

/** The answers, and nothing else of what holds them. */
export const antwoordenVan = (van: Antwoorden & Ernaast): Antwoorden => {
  const { labelCode, type, loading, fout, opdracht, financieringsOpzet, berekend, isVoorbeeldrente, ...antwoorden } = van
  return antwoorden
}

/** Who answered, and what; the answers that are not of one of the home buyers first. */
const perKoper = (van: Antwoorden): readonly object[] => {
  const { eigen, partner, ...gezamenlijk } = antwoordenVan(van)
  return [gezamenlijk, eigen, partner]
}

const isZelfde = (een: object, ander: object | undefined): boolean =>
  Object.entries(een).every(([vraag, waarde]) => waarde === (ander as Record<string, unknown>)[vraag])

/** Are the answers to all questions the same? What is not an answer does not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = Object.freeze<eq.Eq<Antwoorden>>({
  equals: (een, ander) => een === ander || perKoper(een).every((deel, plaats) => isZelfde(deel, perKoper(ander)[plaats])),
})
