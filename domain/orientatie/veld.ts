import type { eq } from 'fp-ts'

import { nieuweAntwoorden, type Antwoorden, type Veld } from './antwoorden'
import { nieuwePersoon, type Persoon, type Wie } from './persoon'

/** What one home buyer can answer, by the name of the question. */
type WaardenVan<W extends Wie> = { readonly [Vraag in keyof Persoon as `${W}.${Vraag}`]: Persoon[Vraag] }

/** What can be answered to each question of the calculator, by the name of the question. */
export interface Veldwaarden extends Omit<Antwoorden, Wie>, WaardenVan<'eigen'>, WaardenVan<'partner'> {}

/** What the answer to a question can be: one of its choices, or an amount that may be absent. */
export type Veldwaarde<V extends Veld = Veld> = Veldwaarden[V]

/** A question answered with an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Veldwaarde<V> ? V : never }[Veld]

/** Reads and replaces one answer, wherever it stands. */
interface Lens<W> {
  readonly read: (antwoorden: Antwoorden) => W
  readonly replace: <A extends Antwoorden>(antwoorden: A, waarde: W) => A
  /** Copies the answer that stands here from other answers. */
  readonly copy: <A extends Antwoorden>(antwoorden: A, van: Antwoorden) => A
}

const withCopy = <W>({ read, replace }: Omit<Lens<W>, 'copy'>): Lens<W> => ({
  read,
  replace,
  copy: (antwoorden, van) => replace(antwoorden, read(van)),
})

const lens = <Naam extends keyof Antwoorden>(naam: Naam): Lens<Antwoorden[Naam]> =>
  withCopy({
    read: (antwoorden) => antwoorden[naam],
    replace: (antwoorden, waarde) => ({ ...antwoorden, [naam]: waarde }),
  })

const lensVan = <Naam extends keyof Persoon>(wie: Wie, naam: Naam): Lens<Persoon[Naam]> =>
  withCopy({
    read: (antwoorden) => antwoorden[wie][naam],
    replace: (antwoorden, waarde) => ({ ...antwoorden, [wie]: { ...antwoorden[wie], [naam]: waarde } }),
  })

type Lenses = { readonly [V in Veld]: Lens<Veldwaarde<V>> }

const persoonsvragen = Object.keys(nieuwePersoon) as readonly (keyof Persoon)[]

/** The lens of every question: one for each answer that there is, and those of both home buyers one by one. */
const lenses = Object.fromEntries(
  (Object.keys(nieuweAntwoorden) as readonly (keyof Antwoorden)[]).flatMap(
    (naam): readonly (readonly [string, unknown])[] =>
      naam === 'eigen' || naam === 'partner'
        ? persoonsvragen.map((vraag) => [`${naam}.${vraag}`, lensVan(naam, vraag)])
        : [[naam, lens(naam)]],
  ),
) as Lenses

/** The answer to a question, whether or not the question is shown. */
export const waardeVan = <V extends Veld>(antwoorden: Antwoorden, veld: V): Veldwaarde<V> =>
  lenses[veld].read(antwoorden)

/** The same with this answer to this question, and nothing else changed. */
export const metWaarde = <A extends Antwoorden, V extends Veld>(antwoorden: A, veld: V, waarde: Veldwaarde<V>): A =>
  lenses[veld].replace(antwoorden, waarde)

/** The same with all answers of another, and nothing else of it. */
export const metAntwoorden = <A extends Antwoorden>(antwoorden: A, van: Antwoorden): A =>
  Object.values(lenses).reduce((vorige, { copy }) => copy(vorige, van), antwoorden)

/** Are the answers to all questions the same? What is not an answer does not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = Object.freeze<eq.Eq<Antwoorden>>({
  equals: (een, ander) => een === ander || Object.values(lenses).every(({ read }) => read(een) === read(ander)),
})
