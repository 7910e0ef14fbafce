import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { RECORD } from '../rekenkern/record/record'
import type { Stapwaarde } from '../rekenkern/stap'
import type { Graaf, Knoop, Rekenstap } from './knoop'
import { oorsprongVan } from './oorsprong'

const registers = new WeakMap<Graaf, ReadonlyMap<string, Knoop>>()

/** Every step and leaf of a trail by its id. */
export const knopenVan = (graaf: Graaf): ReadonlyMap<string, Knoop> => {
  const bekend = registers.get(graaf)
  if (bekend !== undefined) return bekend
  const knopen: readonly Knoop[] = [...graaf.gegevens, ...graaf.stappen]
  const register = new Map(knopen.map((knoop) => [knoop.id, knoop]))
  registers.set(graaf, register)
  return register
}

/** The step that gives a figure of the record; undefined when the record has no such figure. */
export const stapVan = ({ stappen }: Graaf, veld: keyof FinancieringsOpzet): Rekenstap | undefined =>
  stappen.find(({ id }) => id === `${RECORD}.${veld}`)

/** What a node rests on directly: for a step the nodes its inputs come from, for a leaf nothing. */
export const grondenVan = (graaf: Graaf, knoop: Knoop): readonly Knoop[] => {
  if (knoop.soort === 'gegeven') return []
  const knopen = knopenVan(graaf)
  return knoop.invoer.flatMap(({ van }) => knopen.get(van) ?? [])
}

/** Everything a figure of the record rests on, itself included: each node after the nodes it rests on. */
export const herleid = (graaf: Graaf, veld: keyof FinancieringsOpzet): readonly Knoop[] => {
  const gevonden = new Set<Knoop>()
  const bezoek = (knoop: Knoop): void => {
    if (gevonden.has(knoop)) return
    grondenVan(graaf, knoop).forEach(bezoek)
    gevonden.add(knoop)
  }
  const cijfer = stapVan(graaf, veld)
  if (cijfer !== undefined) bezoek(cijfer)
  return [...gevonden]
}

type Formule = (invoer: Readonly<Record<string, Stapwaarde>>) => Stapwaarde

/** The inputs of a step by name. */
export const invoerVan = ({ invoer }: Rekenstap): Readonly<Record<string, Stapwaarde>> =>
  Object.fromEntries(invoer.map(({ naam, waarde }) => [naam, waarde]))

/**
 * The outcome of a step worked out again, from its own inputs alone, with the formula that the calculation itself used.
 * Throws for a copy of a step: a trail that went through JSON holds what it shows, and no code.
 */
export const herreken = (stap: Rekenstap): Stapwaarde => (oorsprongVan(stap).van as Formule)(invoerVan(stap))
