import type { Stapwaarde } from '../rekenkern/stap'
import type { Rekenstap } from './knoop'

/** The function that a step was taken with; its inputs by name. */
export type Formule = (invoer: Readonly<Record<string, Stapwaarde>>) => Stapwaarde

const formules = new WeakMap<Rekenstap, Formule>()

/** Keeps the formula beside a step rather than in it, so that a trail is plain data, which can be copied and stored. */
export const rememberFormule = (stap: Rekenstap, formule: Formule): void => {
  formules.set(stap, formule)
}

/** The formula of a step as the trail gave it; throws for a copy of one. */
export const formuleVan = (stap: Rekenstap): Formule => {
  const formule = formules.get(stap)
  if (formule === undefined) throw new TypeError(`${stap.id} is een kopie: de formule staat bij de stap zelf.`)
  return formule
}
