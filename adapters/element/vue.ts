import type { HTMLAttributes } from 'vue'

import type { SjabloonAttributen } from './attributen'

/** The element as a template of Vue takes it; its events go to its parent, so `@…` stands on that. */
export type HypotheekOrientatieAttributen = Omit<HTMLAttributes, keyof SjabloonAttributen> & SjabloonAttributen

declare module 'vue' {
  interface GlobalComponents {
    'hypotheek-orientatie': new () => { readonly $props: HypotheekOrientatieAttributen }
  }
}
