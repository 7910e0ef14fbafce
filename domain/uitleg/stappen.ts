import type { Normen } from '../normen/normen'
import type { Gegevensoort } from '../rekenkern/stap'
import type { Stapplek, Stapwoorden } from '../rekenkern/woorden'
import { invoerVan } from './herleid'
import type { Gegeven, Rekenstap } from './knoop'
import { oorsprongVan } from './oorsprong'
import { woordenVan, type Hoofdstukken } from './register'

type Hoofdstuk = keyof Hoofdstukken

/** Every step and leaf of the calculation: the name of its chapter, and the one under which that exports it. */
type Sleutel = { [H in Hoofdstuk]: `${H}.${keyof Hoofdstukken[H]['woorden'] & string}` }[Hoofdstuk]

type Achter<S> = S extends `${infer H extends Hoofdstuk}.${infer N}`
  ? N extends keyof Hoofdstukken[H]['stappen']
    ? Hoofdstukken[H]['stappen'][N]
    : never
  : never

type Invoer<Soort> = Soort extends (invoer: infer I) => unknown ? (I extends Normen ? never : I) : never

/** A step by its name: `toets.ruimte`. */
export type Stapnaam = { [S in Sleutel]: [Invoer<Achter<S>>] extends [never] ? never : S }[Sleutel]

/** A leaf that is asked, given or chosen, by its name. */
export type Bladnaam = { [S in Sleutel]: Achter<S> extends Gegevensoort<unknown> ? S : never }[Sleutel]

/** What the formula of a step takes. */
export type InvoerVan<N extends Stapnaam> = Invoer<Achter<N>>

/** Which step of the calculation a step of the trail is, or which leaf; throws for a copy of one. */
export const naamVan = <K extends Rekenstap | Gegeven>(knoop: K) =>
  woordenVan(oorsprongVan(knoop).van).sleutel as K extends Rekenstap ? Stapnaam : Bladnaam

/** Where in the calculation a step was taken: the part of it, and the applicant it is about. */
export const plekVan = (stap: Rekenstap): Stapplek => oorsprongVan(stap).plek

/** The formula of a step that is shown with figures, each input by its name between braces; undefined without one. */
export const sjabloonVan = (stap: Rekenstap): string | undefined => {
  const { van, plek } = oorsprongVan(stap)
  const { formule, cijfers = () => true } = woordenVan<Stapwoorden<object, unknown>>(van)
  const invoer = invoerVan(stap)
  const sjabloon = cijfers(invoer)
  if (typeof sjabloon === 'string') return sjabloon === '' ? undefined : sjabloon
  const woorden = typeof formule === 'function' ? formule(invoer, plek) : formule
  return sjabloon && woorden.includes('{') ? woorden : undefined
}
