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

/** The events of a calculator by their full name, as a parent of the element hears them. */
export type GebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen as `hypotheek-orientatie:${Naam}`]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** `addEventListener` of the element itself, which hears none of its own events: they begin at its parent. */
export interface HoortZichzelfNiet {
  addEventListener<Naam extends keyof HTMLElementEventMap>(
    type: Naam & Exclude<Naam, keyof GebeurtenisMap>,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Naam]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Naam extends string>(
    type: Naam extends keyof GebeurtenisMap ? never : Naam,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementEventMap extends GebeurtenisMap {}
  interface ShadowRootEventMap extends GebeurtenisMap {}
  interface DocumentEventMap extends GebeurtenisMap {}
  interface WindowEventMap extends GebeurtenisMap {}
}
