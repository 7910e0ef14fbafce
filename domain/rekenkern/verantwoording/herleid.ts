import type { FinancieringsOpzet } from '../../financieringsOpzet'
import { RECORD } from '../record'
import type { Stapwaarde } from '../stap'
import type { Knoop, Rekenstap } from './knoop'
import type { Verantwoording } from './verantwoord'

const registers = new WeakMap<Verantwoording, ReadonlyMap<string, Knoop>>()

/** Every step and leaf of a trail by its id. */
export const knopenVan = (verantwoording: Verantwoording): ReadonlyMap<string, Knoop> => {
  const bekend = registers.get(verantwoording)
  if (bekend !== undefined) return bekend
  const knopen: readonly Knoop[] = [...verantwoording.gegevens, ...verantwoording.stappen]
  const register = new Map(knopen.map((knoop) => [knoop.id, knoop]))
  registers.set(verantwoording, register)
  return register
}

/** The step that gives a figure of the record; undefined when the record has no such figure. */
export const stapVan = ({ stappen }: Verantwoording, veld: keyof FinancieringsOpzet): Rekenstap | undefined =>
  stappen.find(({ id }) => id === `${RECORD.pad}.${veld}`)

/** What a node rests on directly: for a step the nodes its inputs come from, for a leaf nothing. */
export const grondenVan = (verantwoording: Verantwoording, knoop: Knoop): readonly Knoop[] => {
  if (knoop.soort === 'gegeven') return []
  const knopen = knopenVan(verantwoording)
  return knoop.invoer.flatMap(({ van }) => knopen.get(van) ?? [])
}

/** Everything a figure of the record rests on, itself included: each node after the nodes it rests on. */
export const herleid = (verantwoording: Verantwoording, veld: keyof FinancieringsOpzet): readonly Knoop[] => {
  const gevonden = new Set<Knoop>()
  const bezoek = (knoop: Knoop): void => {
    if (gevonden.has(knoop)) return
    grondenVan(verantwoording, knoop).forEach(bezoek)
    gevonden.add(knoop)
  }
  const cijfer = stapVan(verantwoording, veld)
  if (cijfer !== undefined) bezoek(cijfer)
  return [...gevonden]
}

/** The outcome of a step worked out again, from its own inputs alone. */
export const herreken = ({ invoer, reken }: Rekenstap): Stapwaarde =>
  reken(Object.fromEntries(invoer.map(({ naam, waarde }) => [naam, waarde])))
