import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { Attribuut, Referentie } from './eigenschappen'
import type { HypotheekOrientatieElement } from './hypotheekOrientatieElement'

/** The attributes of the element as React writes them; `ref-…` attributes point at other elements of the page. */
export type HypotheekOrientatieAttributen = DetailedHTMLProps<
  HTMLAttributes<HypotheekOrientatieElement>,
  HypotheekOrientatieElement
> &
  Readonly<Partial<Record<Attribuut, string | number | boolean>>> &
  Readonly<Partial<Record<`ref-${Referentie}`, string>>>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': HypotheekOrientatieAttributen
      [tag: `hypotheek-orientatie-${string}`]: HypotheekOrientatieAttributen
    }
  }
}
