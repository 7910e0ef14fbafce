import type { Normen, Normjaar } from '../../domain'
import type { Gebeurtenissen } from './gebeurtenissen'
import type { DebugLog } from './mount/debugLog'

/** The window of the document that contains the element. It need not be the window that this script runs in. */
export type PageWindow = Window & typeof globalThis

/** The data and functions that the loader passes to the application, which imports nothing from the loader. */
export interface Environment {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Returns the properties of the JSON layer, unchecked. */
  readonly jsonLayer: () => object
  /** Dispatches an event on the element and on its parent, if it has one. Returns false when the page cancelled it. */
  readonly tellPage: <Naam extends keyof Gebeurtenissen>(
    name: Naam,
    content: Gebeurtenissen[Naam],
  ) => boolean | undefined
  readonly showMessage: ShowMessage
  /** Returns the painted first step, once; undefined when the loader painted none. */
  readonly takeFirstStep: () => FirstStep | undefined
  /** Resolves when no pointer is down in the painted first step: a node that moves during a press gets no click. */
  readonly released: () => Promise<void> | undefined
  /** Loads the norms of one year; rejects when they cannot be loaded. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /**
   * Creates the loader of a lazily loaded part; it tries again after a failure. Fails with an error named `Vernieuwd`
   * when the part can only be loaded by reloading the page.
   */
  readonly createLoader: CreateLoader
  /** Whether some part of this version can only be loaded by reloading the page. */
  readonly isRenewed: () => boolean
  /** Whether the page may have caused this failure by changing built-ins or its document. */
  readonly isOfPage: (cause: unknown) => boolean
  /** Stores the input of the painted first step when the page unloads, so that a reload restores it. */
  readonly keepForReload: () => void
  /** The text that this calculator keeps in session storage while the visitor reloads the page after a release. */
  readonly note: Note
  /** The debug log of this element; absent when it is off. */
  debug?: DebugLog
}

/** The first step as the loader painted it, and what the visitor has done in it since. */
export interface FirstStep {
  /** The element that contains the first step. The application takes it over. */
  readonly place: HTMLElement
  /** The inputs that were changed or left, the latest last; false while the visitor is still typing in it. */
  readonly touched: ReadonlyMap<EventTarget, boolean>
  /** The buttons that were pressed, the latest last, with the `detail` of their click. */
  readonly pressed: ReadonlyMap<EventTarget, number>
  /** Stops recording what the visitor does. */
  readonly stop: () => void
}

/** A text that one element keeps in session storage until the page has been reloaded. */
export interface Note {
  /** Returns the message about a new release. It promises to keep the answers only when session storage works. */
  readonly vernieuwdTekst: () => string
  /** Returns the text stored before a reload; undefined when there is none, or the page was not reloaded. */
  readonly read: () => string | undefined
  /** Stores a text; undefined removes it. */
  readonly write: (text: string | undefined) => void
}

/** Creates a function that loads a part, from its import and the address of the importing file. */
export type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** A button in a message with which the visitor can solve the problem. */
export interface WayOut {
  readonly text: string
  readonly act: () => void
}

/** Shows a message at the top of the root, in place of an earlier message. Returns a function that removes it. */
export type ShowMessage = (root: ShadowRoot, text: string, wayOut?: WayOut) => () => void
