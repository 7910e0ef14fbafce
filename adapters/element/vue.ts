import type { HTMLAttributes } from 'vue'

import type { SjabloonAttributen } from './eigenschappen'
import type { EigenGebeurtenisMap } from './gebeurtenissen'

/** What a page does with an event of the element: `@resultaat` in a template. */
type Luisteraars = {
  readonly [Naam in keyof EigenGebeurtenisMap as `on${Capitalize<Naam>}`]?: (
    gebeurtenis: EigenGebeurtenisMap[Naam],
  ) => void
}

/** The element as a template of Vue takes it. */
export type HypotheekOrientatieAttributen = Omit<HTMLAttributes, keyof SjabloonAttributen> &
  SjabloonAttributen &
  Luisteraars

declare module 'vue' {
  interface GlobalComponents {
    'hypotheek-orientatie': new () => { readonly $props: HypotheekOrientatieAttributen }
  }
}
