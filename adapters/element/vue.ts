import type { HTMLAttributes } from 'vue'

import type { Referentie, SjabloonAttributen } from './eigenschappen'
import type { EigenGebeurtenisMap } from './gebeurtenissen'

/** What a page does with an event of the element: `@resultaat` in a template. */
type Luisteraars = {
  readonly [Naam in keyof EigenGebeurtenisMap as `on${Capitalize<Naam>}`]?: (
    gebeurtenis: EigenGebeurtenisMap[Naam],
  ) => void
}

type InCamelCase<Naam extends string> = Naam extends `${infer Begin}-${infer Rest}`
  ? `${Begin}${Capitalize<InCamelCase<Rest>>}`
  : Naam

/** The attributes `ref-…` by the name under which vue-tsc checks them, which is in camelCase. */
type Referenties = { readonly [Naam in Referentie as InCamelCase<`ref-${Naam}`>]?: string | undefined }

/** The element as a template of Vue takes it. Write `ref-…` with hyphens: Vue writes attributes as spelled. */
export type HypotheekOrientatieAttributen = Omit<HTMLAttributes, keyof SjabloonAttributen> &
  SjabloonAttributen &
  Referenties &
  Luisteraars

declare module 'vue' {
  interface GlobalComponents {
    'hypotheek-orientatie': new () => { readonly $props: HypotheekOrientatieAttributen }
  }
}
