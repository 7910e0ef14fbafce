import type { Normen } from '../normen/normen'
import type { Gegevensoort } from '../rekenkern/stap'
import type { Hoofdstukken } from './register'

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
