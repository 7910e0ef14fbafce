import type { FinancieringsOpzet } from '../../domain'
import type { Stapnummer, Veld } from '../../domain/orientatie'

/** The codes of failures, for scripts. The README of this folder explains each code. */
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

/** The content of each event of the element, by the name of the event. */
export interface Gebeurtenissen {
  /** Dispatched when the calculator is rendered. An element added again after removal opens at its last open step. */
  readonly gereed: {
    /** The open step: 0, 1 or 2. */
    readonly stap: Stapnummer
  }
  /** Dispatched when another step has opened. */
  readonly stap: {
    /** The step that was open: 0, 1 or 2. */
    readonly van: Stapnummer
    /** The step that is open now: 0, 1 or 2. */
    readonly naar: Stapnummer
  }
  /** Dispatched when a calculation succeeded. */
  readonly resultaat: {
    /** The result: amounts in euro, the interest rate in percent. */
    readonly financieringsOpzet: FinancieringsOpzet
    /** Returns the id of the rekenbewijs; undefined if the result has none. Rejects if a chunk fails to load. */
    readonly rekenbewijs: () => Promise<string | undefined>
  }
  /** Dispatched when the visitor gives another answer, or replaces all answers by those of a link. */
  readonly antwoorden: {
    /** The names of the questions whose answer changed, without their answers. */
    readonly velden: readonly Veld[]
  }
  /** Dispatched after a failure. The element also shows the message `bericht` to the visitor. */
  readonly fout: {
    /** The code of the failure, for scripts. */
    readonly code: FoutCode
    /** The message in Dutch, as the element shows it. */
    readonly bericht: string
  }
  /** Dispatched when the visitor follows a link of the last step. `preventDefault()` cancels the navigation. */
  readonly doorklik: {
    /** The link that the visitor follows. */
    readonly doel: 'adviseur-zoeken' | 'hypotheek-aanvragen'
    /** The address of the link. */
    readonly url: string
    /** A link to this calculation with its answers. Present only if the visitor chose to pass the link to `url`. */
    readonly deellink?: string
  }
}

/** The `detail` of an event: its content, and the element that dispatched the event. */
export type GebeurtenisDetail<Naam extends keyof Gebeurtenissen> = Gebeurtenissen[Naam] & {
  /** The element that dispatched the event. */
  readonly bron: HTMLElement
}

/**
 * Dispatches an event twice: on the element by its plain name, without bubbling, and on its parent, if any, by its full
 * name, with bubbling. Returns false when a listener cancelled one of the two; only `doorklik` can be cancelled.
 */
export const dispatch = <Naam extends keyof Gebeurtenissen>(
  bron: HTMLElement,
  naam: Naam,
  inhoud: Gebeurtenissen[Naam],
): boolean => {
  // Both events share one frozen detail, so that no listener can replace a field before other listeners read it.
  const detail: GebeurtenisDetail<Naam> = { ...inhoud, bron }
  Object.freeze(detail)
  const wat: CustomEventInit<GebeurtenisDetail<Naam>> = { cancelable: naam === 'doorklik', detail }
  const own = bron.dispatchEvent(new CustomEvent(naam, wat))
  const told = bron.parentNode?.dispatchEvent(
    new CustomEvent(`hypotheek-orientatie:${naam}`, { ...wat, bubbles: true, composed: true }),
  )
  return own && told !== false
}

/** The events of a calculator by plain name, as dispatched on the element itself. */
export type EigenGebeurtenisMap = {
  readonly [Naam in keyof Gebeurtenissen]: CustomEvent<GebeurtenisDetail<Naam>>
}

/** The events of a calculator by full name, as dispatched on the parent of the element. */
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
  /**
   * Any event that the calculator does not dispatch, such as `click`. The full name of a calculator event is a type
   * error, because the event with that name is dispatched on the parent.
   */
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

/** The listener methods of the element, typed with its own events by their plain name. */
export interface HoortZichzelf {
  /** Adds a listener for an event of the calculator by its plain name, or for any other event. */
  readonly addEventListener: Luister<AddEventListenerOptions>
  /** Removes a listener. Needs the event type, listener and capture option with which the listener was added. */
  readonly removeEventListener: Luister<EventListenerOptions>
}

declare global {
  interface HTMLElementEventMap extends GebeurtenisMap {}
  interface ShadowRootEventMap extends GebeurtenisMap {}
  interface DocumentEventMap extends GebeurtenisMap {}
  interface WindowEventMap extends GebeurtenisMap {}
}
