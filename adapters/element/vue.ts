import type { HTMLAttributes } from 'vue'

import type { Referentie, SjabloonAttributen } from './eigenschappen'
import type { EigenGebeurtenisMap } from './gebeurtenissen'

/** The event listeners of the element in a Vue template: `@resultaat`. */
type Luisteraars = {
  readonly [Naam in keyof EigenGebeurtenisMap as `on${Capitalize<Naam>}`]?:
    | ((gebeurtenis: EigenGebeurtenisMap[Naam]) => void)
    | undefined
}

type InCamelCase<Naam extends string> = Naam extends `${infer Begin}-${infer Rest}`
  ? `${Begin}${Capitalize<InCamelCase<Rest>>}`
  : Naam

/** The `ref-…` attributes under their camelCase names, because vue-tsc checks a template under camelCase names. */
type Referenties = { readonly [Naam in Referentie as InCamelCase<`ref-${Naam}`>]?: string | undefined }

/** The attributes of the element in a Vue template. Write `ref-…` with hyphens: Vue does not convert camelCase. */
export type HypotheekOrientatieAttributen = Omit<HTMLAttributes, keyof SjabloonAttributen> &
  SjabloonAttributen &
  Referenties &
  Luisteraars

declare module 'vue' {
  interface GlobalComponents {
    'hypotheek-orientatie': new () => { readonly $props: HypotheekOrientatieAttributen }
  }
}
