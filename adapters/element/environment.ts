import type { Normen, Normjaar } from '../../domain'
import type { Gebeurtenissen } from './gebeurtenissen'

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
  /** Makes the loader of a part that the application asks for later; it tries again after a failure. */
  readonly createLoader: CreateLoader
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

/** The loader of a part, by its import and by how another address is imported from there. */
export type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  importAgain: (address: string) => Promise<unknown>,
) => () => Promise<Value>

/** Something the visitor can do about a message. */
export interface WayOut {
  readonly text: string
  readonly act: () => void
}

/** Says something at the top of the root; replaces what was said before. Returns how to take it away. */
export type ShowMessage = (root: ShadowRoot, text: string, wayOut?: WayOut) => () => void
