import type { FinancieringsOpzet, Stap } from '../../domain'

/** Everything an element tells its page, by name, with what it carries. */
export interface Gebeurtenissen {
  readonly gereed: object
  readonly stap: { readonly van: Stap; readonly naar: Stap }
  readonly resultaat: { readonly financieringsOpzet: FinancieringsOpzet }
  readonly fout: { readonly code: string; readonly bericht: string }
  /** Cancelling it keeps the browser where it is. */
  readonly doorklik: { readonly doel: string; readonly url: string }
}

/** The detail of an event: what happened, and in which element. */
export type GebeurtenisDetail<Naam extends keyof Gebeurtenissen> = Gebeurtenissen[Naam] & { readonly bron: HTMLElement }

/** Tells the parent of the element what happened. False when the page cancelled it. */
export const meldGebeurtenis = <Naam extends keyof Gebeurtenissen>(
  bron: HTMLElement,
  naam: Naam,
  inhoud: Gebeurtenissen[Naam],
): boolean =>
  bron.parentNode?.dispatchEvent(
    new CustomEvent<GebeurtenisDetail<Naam>>(`hypotheek-orientatie:${naam}`, {
      bubbles: true,
      composed: true,
      cancelable: naam === 'doorklik',
      detail: { ...inhoud, bron },
    }),
  ) ?? true
