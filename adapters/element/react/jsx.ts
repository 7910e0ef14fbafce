import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { SjabloonAttributen } from '../eigenschappen'
import type { EigenGebeurtenisMap } from '../gebeurtenissen'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'

/** What a page does with an event of the element, by its plain name: `onresultaat`. */
type TagLuisteraars = {
  readonly [Naam in keyof EigenGebeurtenisMap as `on${Naam}`]?: (gebeurtenis: EigenGebeurtenisMap[Naam]) => void
}

/** The element as JSX of React takes it. */
export type HypotheekOrientatieAttributen = Omit<
  DetailedHTMLProps<HTMLAttributes<HypotheekOrientatieElement>, HypotheekOrientatieElement>,
  keyof SjabloonAttributen
> &
  SjabloonAttributen &
  TagLuisteraars

/** A custom property of the element, which a page sets in a style. */
type Stijl = `--hypotheek-${'accent' | 'accent-sterk' | 'accent-tint' | 'accent-tekst' | 'lettertype' | 'radius'}`

declare module 'react' {
  interface CSSProperties extends Partial<Record<Stijl, string | number>> {}

  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': HypotheekOrientatieAttributen
      [tag: `hypotheek-orientatie-${string}`]: HypotheekOrientatieAttributen
    }
  }
}
