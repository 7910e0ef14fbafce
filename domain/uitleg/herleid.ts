import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Formule } from '../rekenkern/formule'
import { eisCijfer } from '../rekenkern/record/cijferwoorden'
import { RECORD } from '../rekenkern/record/record'
import type { Noem } from '../rekenkern/noem'
import type { Kandidaat, Stapwaarde, Stapplek } from '../rekenkern/stap'
import type { Omschrijving, Stapwoorden } from '../rekenkern/woorden'
import type { Graaf, Knoop, Rekenstap } from './knoop'
import { woordenBij } from './register'

const registers = new WeakMap<Graaf, ReadonlyMap<string, Knoop>>()

/**
 * Returns a map from the id of every step and leaf of a calculation trail to that step or leaf.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * inWoorden(knopenVan(right).get('toets.toegestaneMaandlast')) // '€ 1.130 per maand'
 */
export const knopenVan = (graaf: Graaf): ReadonlyMap<string, Knoop> => {
  const bekend = registers.get(graaf)
  if (bekend !== undefined) return bekend
  const knopen: readonly Knoop[] = [...graaf.gegevens, ...graaf.stappen]
  const register = new Map(knopen.map((knoop) => [knoop.id, knoop]))
  registers.set(graaf, register)
  return register
}

/**
 * Returns the step whose outcome is a figure of the result record. Undefined when the record lacks the figure, and for
 * `normjaar`, which no step calculates. Throws a RangeError for a name that is not a figure; TypeScript already rejects
 * such a call.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * stapVan(right, 'maximaleHypotheek').omschrijving // 'Je kan lenen'
 */
export const stapVan = ({ stappen }: Graaf, veld: keyof FinancieringsOpzet): Rekenstap | undefined => {
  eisCijfer(veld)
  return stappen.find(({ id }) => id === `${RECORD}.${veld}`)
}

/**
 * Returns the steps and leaves that are the direct inputs of a step; empty for a leaf.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * grondenVan(right, stapVan(right, 'nhg')).map(({ omschrijving }) => omschrijving) // [ 'Is er NHG?' ]
 */
export const grondenVan = (graaf: Graaf, knoop: Knoop): readonly Knoop[] => {
  if (knoop.soort === 'gegeven') return []
  const knopen = knopenVan(graaf)
  return knoop.invoer.flatMap(({ van }) => knopen.get(van) ?? [])
}

/**
 * Returns the steps and leaves that a figure of the result record depends on. Each step comes after its inputs, so the
 * last element is the step of the figure itself. Empty when {@link stapVan} finds no step. Throws a RangeError for a
 * name that is not a figure; TypeScript already rejects such a call.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * herleid(right, 'nhg').slice(0, 2).map((knoop) => `${knoop.omschrijving}: ${inWoorden(knoop)}`)
 * // [ 'Vraagprijs van de woning: € 300.000', 'Waarde van de woning: € 300.000' ]
 */
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

type Berekening = (invoer: Readonly<Record<string, Stapwaarde>>) => Stapwaarde

/** Returns the input values of a step, by the name of the input. */
export const invoerVan = ({ invoer }: Rekenstap): Readonly<Record<string, Stapwaarde>> =>
  Object.fromEntries(invoer.map(({ naam, waarde }) => [naam, waarde]))

/**
 * Returns the outcome of a step, recalculated from its own inputs with the function that the calculation uses. The step
 * may be a copy, such as a step read from JSON. Throws a RangeError for a step whose key this version of the library
 * lacks.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * herreken(stapVan(right, 'maximaleHypotheek')) // 260999
 */
export const herreken = (stap: Rekenstap): Stapwaarde => (woordenBij(stap).soort as Berekening)(invoerVan(stap))

/** Returns the formula that the explanation of a step shows with figures; undefined when there is no such formula. */
export const formuleVan = (stap: Rekenstap): Formule | undefined => {
  const { formule, cijfers = () => true } = woordenBij<Stapwoorden<object, unknown>>(stap)
  const invoer = invoerVan(stap)
  const metCijfers = cijfers(invoer)
  if (typeof metCijfers === 'object') return metCijfers
  const inWoorden = typeof formule === 'function' ? formule(invoer, stap) : formule
  return metCijfers && typeof inWoorden === 'object' ? inWoorden : undefined
}

/**
 * Returns the amounts or rates of which a step takes the lowest or highest; empty for a step that compares nothing.
 * Their descriptions name the home buyers with the words of `noem`.
 */
export const kandidatenVan = (stap: Rekenstap, noem: Noem): readonly Kandidaat[] => {
  const { kandidaten = () => false } = woordenBij<Stapwoorden<object, unknown>>(stap)
  const gevonden = kandidaten(invoerVan(stap), noem)
  return gevonden === false ? [] : gevonden
}

/** Returns the Dutch label of a step or leaf. `toNoem` turns an applicant number, if any, into words for that buyer. */
export const omschrijvingVan = (knoop: Knoop, toNoem: (nummer: Stapplek['nummer']) => Noem): string => {
  const { omschrijving } = woordenBij<{ readonly omschrijving: Omschrijving }>(knoop)
  return typeof omschrijving === 'function' ? omschrijving(toNoem(knoop.nummer), knoop, knoop.naam) : omschrijving
}
