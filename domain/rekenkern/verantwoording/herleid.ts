import type { FinancieringsOpzet } from '../../financieringsOpzet'
import { idVanCijfer } from './cijfers'
import type { Knoop, Rekenstap, Stapwaarde } from './knoop'
import type { Verantwoording } from './verantwoord'

/** The steps of a calculation, in calculation order. */
export const stappenVan = ({ knopen }: Verantwoording): readonly Rekenstap[] =>
  [...knopen.values()].filter((knoop) => knoop.soort === 'stap')

/** The step that gives a figure of the record; undefined when the record has no such figure. */
export const stapVan = ({ knopen }: Verantwoording, veld: keyof FinancieringsOpzet): Rekenstap | undefined => {
  const knoop = knopen.get(idVanCijfer(veld))
  return knoop?.soort === 'stap' ? knoop : undefined
}

/** What a node rests on directly: for a step the nodes its inputs come from, for a leaf nothing. */
export const grondenVan = ({ knopen }: Verantwoording, knoop: Knoop): readonly Knoop[] =>
  knoop.soort === 'gegeven'
    ? []
    : knoop.invoer.flatMap(({ van }) => {
        const grond = knopen.get(van)
        return grond === undefined ? [] : [grond]
      })

/** Everything a figure of the record rests on, itself included, in calculation order: from the inputs to the figure. */
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
