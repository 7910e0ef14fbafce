import type { Normen, Normjaar } from '../../domain'
import type { Gebeurtenissen } from './gebeurtenissen'
import type { DebugLog } from './mount/debugLog'

/** The window of the document that an element stands in, which need not be the one this script runs in. */
export type PageWindow = Window & typeof globalThis

/** What the element hands the application, which imports nothing of the loader and so can be loaded on its own. */
export interface Environment {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The properties of the JSON layer, unchecked. */
  readonly jsonLayer: () => object
  /** Tells the parent of the element, if it has one, what happened; false when the page cancelled it. */
  readonly tellPage: <Naam extends keyof Gebeurtenissen>(
    name: Naam,
    content: Gebeurtenissen[Naam],
  ) => boolean | undefined
  readonly showMessage: ShowMessage
  /** Gives the first step that the loader painted, once; undefined when it painted none. */
  readonly takeFirstStep: () => FirstStep | undefined
  /** Resolves when no pointer is down in what the loader painted: a node that moves during a press gets no click. */
  readonly released: () => Promise<void> | undefined
  /** The figures of one norm year; rejects when they cannot be loaded. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /**
   * Creates the loader of a part that the application asks for later; it tries again after a failure. Fails with an
   * error named `Vernieuwd` when the part can only be loaded by reloading the page.
   */
  readonly createLoader: CreateLoader
  /** Whether some part of this version can only be loaded by reloading the page. */
  readonly isRenewed: () => boolean
  /** Whether a change of the page may have caused this failure; the console names the change. */
  readonly isOfPage: (cause: unknown) => boolean
  /** From now on a reload of the page puts back what the visitor filled in in the painted first step. */
  readonly keepForReload: () => void
  /** What the calculator of this element leaves in the tab when the visitor loads a renewed page again. */
  readonly note: Note
  /** The debug log of this element; absent while it is switched off. */
  debug?: DebugLog
}

/** The first step as the loader painted it, with what the visitor did in it since. */
export interface FirstStep {
  /** The element that it stands in, where the application takes it over. */
  readonly place: HTMLElement
  /**
   * The inputs that were changed or left, the latest last; true when the visitor is done with the input, false while
   * the visitor is still typing in it.
   */
  readonly touched: ReadonlyMap<EventTarget, boolean>
  /** The buttons that were pressed, the latest last, with the `detail` of the click. */
  readonly pressed: ReadonlyMap<EventTarget, number>
  /** Stops following the visitor. */
  readonly stop: () => void
}

/** A text of one element in the tab of the visitor, until the page has been loaded again. */
export interface Note {
  /** The message about a renewed page. It promises the answers only where session storage can be written. */
  readonly vernieuwdTekst: () => string
  /** The text that was left before a reload; undefined when there is none, or the page was not reloaded. */
  readonly read: () => string | undefined
  /** Leaves this text; undefined leaves none. */
  readonly write: (text: string | undefined) => void
}

/** Creates the loader of a part from its import and the address of the file that imports it. */
export type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** Something the visitor can do about a message. */
export interface WayOut {
  readonly text: string
  readonly act: () => void
}

/** Says something at the top of the root; replaces what was said before. Returns how to take it away. */
export type ShowMessage = (root: ShadowRoot, text: string, wayOut?: WayOut) => () => void
