import type { FinancieringsOpzet } from '../../domain'
import type { Stapnummer } from '../../domain/orientatie'

/** Codes of failures, for scripts. The README of this folder explains each. */
export type FoutCode =
  | 'label-code'
  | 'niet-geladen'
  | 'vernieuwd'
  | 'browser-te-oud'
  | 'niet-gestart'
  | 'vastgelopen'
  | 'niet-te-berekenen'
  | 'onbereikbaar'
  | 'tijd-verstreken'
  | `status-${number}`
  | 'onleesbaar-antwoord'
  | 'onverwacht'

/** The events of the element by name, each with its detail. */
export interface Gebeurtenissen {
  /** The calculator is rendered, at the first step or at the step that was open before a restore. */
  readonly gereed: {
    /** The open step: 0, 1 or 2. */
    readonly stap: Stapnummer
  }
  /** Another step has opened. */
  readonly stap: {
    /** The step that was open: 0, 1 or 2. */
    readonly van: Stapnummer
    /** The step that is open now: 0, 1 or 2. */
    readonly naar: Stapnummer
  }
  /** A calculation succeeded. */
  readonly resultaat: {
    /** The result. Amounts in euro. */
    readonly financieringsOpzet: FinancieringsOpzet
    /** Calculates the id of the receipt of this result. Undefined when a service calculated the result. */
    readonly rekenbewijs: () => Promise<string | undefined>
  }
  /** Something went wrong. The element shows the same message. */
  readonly fout: {
    /** The code of the failure, for scripts. */
    readonly code: FoutCode
    /** The message in Dutch, as the element shows it. */
    readonly bericht: string
  }
  /** The visitor follows a link of the last step. When the event is cancelled, the browser does not follow the link. */
  readonly doorklik: {
    /** The link that is followed. */
    readonly doel: 'adviseur-zoeken' | 'hypotheek-aanvragen'
    /** The address of the link. */
    readonly url: string
    /** A link to this calculation and its answers. Present only when the visitor shares it with the next page. */
    readonly deellink?: string
  }
}

/** The detail of an event: its content, and the element that dispatched it. */
export type GebeurtenisDetail<Naam extends keyof Gebeurtenissen> = Gebeurtenissen[Naam] & {
  /** The element that dispatched the event. */
  readonly bron: HTMLElement
}

/**
 * Dispatches an event twice: on the element by its plain name, without bubbling, and on its parent by its full name,
 * with bubbling. Returns false when the page cancelled one of them.
 */
export const dispatch = <Naam extends keyof Gebeurtenissen>(
  bron: HTMLElement,
  naam: Naam,
  inhoud: Gebeurtenissen[Naam],
): boolean => {
  // Both events share one frozen detail, so that no listener can change what the others read.
  const detail: GebeurtenisDetail<Naam> = { ...inhoud, bron }
  Object.freeze(detail)
  const wat: CustomEventInit<GebeurtenisDetail<Naam>> = { cancelable: naam === 'doorklik', detail }
  const own = bron.dispatchEvent(new CustomEvent(naam, wat))
  const told = bron.parentNode?.dispatchEvent(
    new CustomEvent(`hypotheek-orientatie:${naam}`, { ...wat, bubbles: true, composed: true }),
  )
  return own && told !== false
}

/** The events of a calculator by their plain name, as dispatched on the element itself. */
export type EigenGebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** The events of a calculator by their full name, as dispatched on the parent of the element. */
export type GebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen as `hypotheek-orientatie:${Naam}`]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** The type of `addEventListener` and `removeEventListener` of the element. */
interface Luister<Opties> {
  /** An event of the calculator, such as `resultaat`. */
  <Naam extends keyof EigenGebeurtenisMap>(
    type: Naam,
    listener: (this: HTMLElement, event: EigenGebeurtenisMap[Naam]) => unknown,
    options?: boolean | Opties,
  ): void
  /** Any other event. The full name of a calculator event is a type error: the parent gets that event. */
  <Naam extends keyof HTMLElementEventMap>(
    type: Naam & Exclude<Naam, keyof GebeurtenisMap>,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Naam]) => unknown,
    options?: boolean | Opties,
  ): void
  <Naam extends string>(
    type: Naam extends keyof GebeurtenisMap ? never : Naam,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | Opties,
  ): void
}

/** Listening to the element itself, which gets its own events by their plain name. */
export interface HoortZichzelf {
  /** Adds a listener. */
  readonly addEventListener: Luister<AddEventListenerOptions>
  /** Removes a listener. It needs the arguments with which the listener was added. */
  readonly removeEventListener: Luister<EventListenerOptions>
}

declare global {
  interface HTMLElementEventMap extends GebeurtenisMap {}
  interface ShadowRootEventMap extends GebeurtenisMap {}
  interface DocumentEventMap extends GebeurtenisMap {}
  interface WindowEventMap extends GebeurtenisMap {}
}
