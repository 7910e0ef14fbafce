import type { Stapplek } from '../rekenkern/stap'
import type { Stapwoorden } from '../rekenkern/woorden'
import { invoerVan } from './herleid'
import type { Knoop, Rekenstap } from './knoop'
import { oorsprongVan } from './oorsprong'
import { woordenVan } from './register'

/**
 * Which step or leaf of the calculation a node of the trail is, behind its chapter: `toets.ruimte`. Steps taken for two
 * applicants have one name and two ids. Throws a TypeError for a copy of a node.
 */
export const naamVanKnoop = (knoop: Knoop): string => woordenVan(oorsprongVan(knoop).van).sleutel

/** Where in the calculation a step was taken, and about whom. Throws a TypeError for a copy of a step. */
export const plekVan = (stap: Rekenstap): Stapplek => oorsprongVan(stap).plek

/**
 * The formula of a step that is shown with figures, each input by its name between braces; undefined without one.
 * Throws a TypeError for a copy of a step.
 */
export const sjabloonVan = (stap: Rekenstap): string | undefined => {
  const { van, plek } = oorsprongVan(stap)
  const { formule, cijfers = () => true } = woordenVan<Stapwoorden<object, unknown>>(van)
  const invoer = invoerVan(stap)
  const sjabloon = cijfers(invoer)
  if (typeof sjabloon === 'string') return sjabloon === '' ? undefined : sjabloon
  const woorden = typeof formule === 'function' ? formule(invoer, plek) : formule
  return sjabloon && woorden.includes('{') ? woorden : undefined
}
