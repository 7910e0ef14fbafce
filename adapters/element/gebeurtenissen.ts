import type { FinancieringsOpzet, Stapnummer } from '../../domain'

/** What went wrong, for scripts; what each means stands in the README of this folder. */
export type FoutCode =
  | 'label-code'
  | 'niet-geladen'
  | 'niet-gestart'
  | 'vastgelopen'
  | 'niet-te-berekenen'
  | 'onbereikbaar'
  | 'tijd-verstreken'
  | `status-${number}`
  | 'onleesbaar-antwoord'
  | 'onverwacht'

/** Everything an element tells its page, by name, with what it carries. */
export interface Gebeurtenissen {
  /** The calculator stands, with this step open: the first one, or the one that was left when it is put back. */
  readonly gereed: { readonly stap: Stapnummer }
  /** Another step is open; steps are counted from 0. */
  readonly stap: { readonly van: Stapnummer; readonly naar: Stapnummer }
  /** A calculation succeeded. */
  readonly resultaat: {
    readonly financieringsOpzet: FinancieringsOpzet
    /** Works out the id of its receipt when called: the seal. Undefined for the answer of a service. */
    readonly rekenbewijs: () => Promise<string | undefined>
  }
  /** Something went wrong; the element itself says so too, in these words. */
  readonly fout: { readonly code: FoutCode; readonly bericht: string }
  /** A link of the last step is followed; cancelling it keeps the browser where it is. */
  readonly doorklik: { readonly doel: 'adviseur-zoeken' | 'hypotheek-aanvragen'; readonly url: string }
}

/** The detail of an event: what happened, and in which element. */
export type GebeurtenisDetail<Naam extends keyof Gebeurtenissen> = Gebeurtenissen[Naam] & { readonly bron: HTMLElement }

/** Tells the parent of the element, if it has one, what happened. False when the page cancelled it. */
export const dispatch = <Naam extends keyof Gebeurtenissen>(
  bron: HTMLElement,
  naam: Naam,
  inhoud: Gebeurtenissen[Naam],
): boolean | undefined =>
  bron.parentNode?.dispatchEvent(
    new CustomEvent<GebeurtenisDetail<Naam>>(`hypotheek-orientatie:${naam}`, {
      bubbles: true,
      composed: true,
      cancelable: naam === 'doorklik',
      detail: { ...inhoud, bron },
    }),
  )

declare global {
  interface HTMLElementEventMap {
    'hypotheek-orientatie:gereed': CustomEvent<GebeurtenisDetail<'gereed'>>
    'hypotheek-orientatie:stap': CustomEvent<GebeurtenisDetail<'stap'>>
    'hypotheek-orientatie:resultaat': CustomEvent<GebeurtenisDetail<'resultaat'>>
    'hypotheek-orientatie:fout': CustomEvent<GebeurtenisDetail<'fout'>>
    'hypotheek-orientatie:doorklik': CustomEvent<GebeurtenisDetail<'doorklik'>>
  }
}
