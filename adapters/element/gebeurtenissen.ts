import type { FinancieringsOpzet } from '../../domain'
import type { Stapnummer } from '../../domain/orientatie'

/** What went wrong, for scripts; what each means stands in the README of this folder. */
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

/** Everything an element tells its page, by name, with what it carries. */
export interface Gebeurtenissen {
  /** The calculator stands, with this step open: the first one, or the one that was left when it is put back. */
  readonly gereed: {
    /** The open step: 0, 1 or 2. */
    readonly stap: Stapnummer
  }
  /** Another step is open. */
  readonly stap: {
    /** The step that was open: 0, 1 or 2. */
    readonly van: Stapnummer
    /** The step that is open now: 0, 1 or 2. */
    readonly naar: Stapnummer
  }
  /** A calculation succeeded. */
  readonly resultaat: {
    /** The record. Amounts in euro. */
    readonly financieringsOpzet: FinancieringsOpzet
    /** Works out the id of its receipt when called: the seal. Undefined for the answer of a service. */
    readonly rekenbewijs: () => Promise<string | undefined>
  }
  /** Something went wrong; the element itself says so too, in these words. */
  readonly fout: {
    /** What went wrong, for a script. */
    readonly code: FoutCode
    /** What went wrong, in Dutch, as the element says it. */
    readonly bericht: string
  }
  /** A link of the last step is followed; cancelling it keeps the browser where it is. */
  readonly doorklik: {
    /** Which link. */
    readonly doel: 'adviseur-zoeken' | 'hypotheek-aanvragen'
    /** Where it leads. */
    readonly url: string
    /** The link to the calculation, with the answers in it: only when the visitor chose to give it to the next page. */
    readonly deellink?: string
  }
}

/** The detail of an event: what happened, and in which element. */
export type GebeurtenisDetail<Naam extends keyof Gebeurtenissen> = Gebeurtenissen[Naam] & {
  /** The element that it happened in. */
  readonly bron: HTMLElement
}

/**
 * Tells what happened: by its plain name on the element itself, which does not bubble, and by its full name on the
 * parent of the element, if it has one. False when the page cancelled either.
 */
export const dispatch = <Naam extends keyof Gebeurtenissen>(
  bron: HTMLElement,
  naam: Naam,
  inhoud: Gebeurtenissen[Naam],
): boolean => {
  // Both events and all listeners get one detail: what one writes in it the others would read.
  const detail: GebeurtenisDetail<Naam> = { ...inhoud, bron }
  Object.freeze(detail)
  const wat: CustomEventInit<GebeurtenisDetail<Naam>> = { cancelable: naam === 'doorklik', detail }
  const own = bron.dispatchEvent(new CustomEvent(naam, wat))
  const told = bron.parentNode?.dispatchEvent(
    new CustomEvent(`hypotheek-orientatie:${naam}`, { ...wat, bubbles: true, composed: true }),
  )
  return own && told !== false
}

/** The events of a calculator by their plain name, as the element itself hears them. */
export type EigenGebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** The events of a calculator by their full name, as a parent of the element hears them. */
export type GebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen as `hypotheek-orientatie:${Naam}`]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** Begins or stops listening to the element itself. */
interface Luister<Opties> {
  /** To an event of the calculator, such as `resultaat`. */
  <Naam extends keyof EigenGebeurtenisMap>(
    type: Naam,
    listener: (this: HTMLElement, event: EigenGebeurtenisMap[Naam]) => unknown,
    options?: boolean | Opties,
  ): void
  /** To what every element hears; an event by its full name, which begins at the parent, is a type error. */
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

/** How the element itself is listened to, which hears its own events by their plain name. */
export interface HoortZichzelf {
  /** Begins to listen. */
  readonly addEventListener: Luister<AddEventListenerOptions>
  /** Stops listening: give it what was given before. */
  readonly removeEventListener: Luister<EventListenerOptions>
}

declare global {
  interface HTMLElementEventMap extends GebeurtenisMap {}
  interface ShadowRootEventMap extends GebeurtenisMap {}
  interface DocumentEventMap extends GebeurtenisMap {}
  interface WindowEventMap extends GebeurtenisMap {}
}
