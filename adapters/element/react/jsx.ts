import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { SjabloonAttributen } from '../attributen'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'

/** The element as JSX of React takes it. */
export type HypotheekOrientatieAttributen = Omit<
  DetailedHTMLProps<HTMLAttributes<HypotheekOrientatieElement>, HypotheekOrientatieElement>,
  keyof SjabloonAttributen
> &
  SjabloonAttributen

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': HypotheekOrientatieAttributen
      [tag: `hypotheek-orientatie-${string}`]: HypotheekOrientatieAttributen
    }
  }
}
