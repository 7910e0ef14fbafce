import type { eq } from 'fp-ts'

import type { Antwoorden } from './antwoorden'
import type { Orientatie } from './orientatie'
import type { Berekend } from './rekenstand'

/** What stands beside the answers in an orientation, or in what a result was calculated of. */
type Ernaast = Partial<Omit<Orientatie & Berekend, keyof Antwoorden>>

/** The answers, and nothing else of what holds them. */
export const alleenAntwoorden = (van: Antwoorden & Ernaast): Antwoorden => {
  const { labelCode, type, loading, fout, opdracht, financieringsOpzet, berekend, isVoorbeeldrente, ...antwoorden } =
    van
  return antwoorden
}

/** Who answered, and what; the answers that are not of one of the home buyers first. */
const perKoper = (van: Antwoorden): readonly object[] => {
  const { eigen, partner, ...gezamenlijk } = alleenAntwoorden(van)
  return [gezamenlijk, eigen, partner]
}

const isZelfde = (een: object, ander: object | undefined): boolean =>
  Object.entries(een).every(([vraag, waarde]) => waarde === (ander as Record<string, unknown>)[vraag])

/** Are the answers to all questions the same? What is not an answer does not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = Object.freeze<eq.Eq<Antwoorden>>({
  equals: (een, ander) =>
    een === ander || perKoper(een).every((deel, plaats) => isZelfde(deel, perKoper(ander)[plaats])),
})
