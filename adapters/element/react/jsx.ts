import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { SjabloonAttributen } from '../eigenschappen'
import type { EigenGebeurtenisMap } from '../gebeurtenissen'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'

/** The event listeners of the element in JSX, named after the event: `onresultaat`. */
type TagLuisteraars = {
  readonly [Naam in keyof EigenGebeurtenisMap as `on${Naam}`]?: (gebeurtenis: EigenGebeurtenisMap[Naam]) => void
}

/** The attributes and listeners of the element in JSX of React. */
export type HypotheekOrientatieAttributen = Omit<
  DetailedHTMLProps<HTMLAttributes<HypotheekOrientatieElement>, HypotheekOrientatieElement>,
  keyof SjabloonAttributen
> &
  SjabloonAttributen &
  TagLuisteraars

/** The name of a CSS custom property that a page can set on the element in `style`. */
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
