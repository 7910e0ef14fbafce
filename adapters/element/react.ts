import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { Attribuut, Eigenschap, HypotheekOrientatieEigenschappen, Referentie } from './eigenschappen'
import type { HypotheekOrientatieElement } from './loader'

/**
 * The properties of the element as React sets them: by the name of the attribute, or where one is known in camelCase.
 */
type Eigenschappen = {
  readonly [Naam in Eigenschap]?: HypotheekOrientatieEigenschappen[Naam] | AlsAttribuut<Naam> | undefined
} & Readonly<Partial<Record<Exclude<Attribuut, Eigenschap>, string | number | boolean | undefined>>>

/** What an attribute takes where it has the name of its property, such as `normjaar`. */
type AlsAttribuut<Naam extends Eigenschap> = Naam extends Attribuut ? string | number | boolean : never

/** The attributes of the element as React writes them; `ref-…` attributes point at other elements of the page. */
export type HypotheekOrientatieAttributen = Omit<
  DetailedHTMLProps<HTMLAttributes<HypotheekOrientatieElement>, HypotheekOrientatieElement>,
  Eigenschap
> &
  Eigenschappen &
  Readonly<Partial<Record<`ref-${Referentie}`, string>>>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': HypotheekOrientatieAttributen
      [tag: `hypotheek-orientatie-${string}`]: HypotheekOrientatieAttributen
    }
  }
}
