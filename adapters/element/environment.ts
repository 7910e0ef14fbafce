import type { Normen, Normjaar } from '../../domain'
import type { Gebeurtenissen } from './gebeurtenissen'
import type { DebugLog } from './mount/debugLog'

/** The window of the document that contains the element; possibly not the window that runs this script. */
export type PageWindow = Window & typeof globalThis

/** The data and functions that the loader passes to the application, because the application imports no loader code. */
export interface Environment {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Returns the properties that the page gives as JSON, unchecked. */
  readonly jsonLayer: () => object
  /** Dispatches an event on the element and one on its parent, if any. Returns false if a listener cancels an event. */
  readonly tellPage: <Naam extends keyof Gebeurtenissen>(
    name: Naam,
    content: Gebeurtenissen[Naam],
  ) => boolean | undefined
  readonly showMessage: ShowMessage
  /** Returns the painted first step at the first call. Returns undefined later, or when no first step was painted. */
  readonly takeFirstStep: () => FirstStep | undefined
  /**
   * Resolves when no pointer is down in the painted first step, at most 1 second after the press began. Undefined when
   * no first step was painted. The application must wait, because a node that moves during a press gets no click.
   */
  readonly released: () => Promise<void> | undefined
  /** Loads the norms of one year; rejects when they cannot be loaded. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /**
   * Creates a function that loads one chunk; after a failure the next call tries again. That function rejects with an
   * error named `Vernieuwd` when only a reload of the page can load the chunk.
   */
  readonly createLoader: CreateLoader
  /** Whether a chunk of this version failed to load in a way that only a reload of the page can solve. */
  readonly isRenewed: () => boolean
  /** Whether the page may have caused this failure, by changing built-ins or hiding properties of its document. */
  readonly isOfPage: (cause: unknown) => boolean
  /** Makes the loader store the first step's input at page unload, unless the application has taken over that step. */
  readonly keepForReload: () => void
  /** Access to the text that this calculator keeps in session storage during a reload of the page. */
  readonly note: Note
  /** The debug log of this element; undefined when the log is off. */
  debug?: DebugLog
}

/** The first step as painted by the loader, and what the visitor has done in that step. */
export interface FirstStep {
  /** The element that contains the first step. The application takes it over. */
  readonly place: HTMLElement
  /** The controls that the visitor changed or left, latest last. A value is false while the visitor types there. */
  readonly touched: ReadonlyMap<EventTarget, boolean>
  /** The buttons clicked since the last `input` event, latest last, each with the `detail` of its click event. */
  readonly pressed: ReadonlyMap<EventTarget, number>
  /** Stops recording what the visitor does. */
  readonly stop: () => void
}

/** Access to a text that one element keeps in session storage for a reload of the page. */
export interface Note {
  /** Returns the message about a new release. If session storage works, the message promises to keep the answers. */
  readonly vernieuwdTekst: () => string
  /** Returns the stored text, if any. When the page was not reloaded, removes the text and returns undefined. */
  readonly read: () => string | undefined
  /** Stores a text; undefined removes the stored text. Does nothing when the browser refuses session storage. */
  readonly write: (text: string | undefined) => void
}

/** Returns the loader of one chunk. `request` imports the chunk; `base` is the address of the file with that import. */
export type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** A button that lets the visitor solve the problem in a message: its label and its action. */
export interface WayOut {
  readonly text: string
  readonly act: () => void
}

/** Shows a message at the top of the root instead of the previous message. Returns a function to remove the message. */
export type ShowMessage = (root: ParentNode, text: string, wayOut?: WayOut) => () => void
