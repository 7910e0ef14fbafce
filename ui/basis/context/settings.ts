import type { Normen, Normjaar, Rentetarieven } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import type { Kleurmodus } from '../../thema/ThemaProvider'

/** The settings from the host page, apart from brand and audience. */
export interface Settings {
  /** Interest rates in percent, by period in months; undefined when a service supplies the rates. */
  readonly rentetarieven: Rentetarieven | undefined
  /** Whether the rates are built-in examples that no lender offers. */
  readonly isVoorbeeldrente: boolean
  readonly kleurmodus: Kleurmodus
  /** Whether the answers are saved in the visitor's browser tab. */
  readonly bewaren: boolean
  /** Whether the browser's Back button goes back one step. */
  readonly terugknop: boolean
  readonly adviseurZoekenUrl?: string | undefined
  readonly hypotheekAanvragenUrl?: string | undefined
}

/** The functions that the calculator needs from its host page. */
export interface Page {
  /** Scrolls the top of the calculator into view. */
  readonly scrollToTop: () => void
  /** The height in pixels that a menu of the page covers at the top of the window. */
  readonly heightOfAnkermenu: () => number
  readonly fragment: PageFragment
  /** The host element of the calculator. */
  readonly host: () => HTMLElement
  /** Loads the norms of one year; rejects when they fail to load. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /** Returns the current moment; the calculator uses its calendar date in the visitor's time zone. */
  readonly today: () => Date
  /**
   * Reports to the page that the visitor follows a link of the last step. `sharedLink` is the link to the calculation,
   * when the visitor passes it on. Returns false when the page handles the link itself.
   */
  readonly followLink: (target: LinkTarget, url: string, sharedLink?: string) => boolean
  /** Reports an error that shows on leaving or changing a field, not one that blocks 'Ga verder'. */
  readonly reportInvoerFout?: ((fout: InvoerFout<InvulVeld>) => void) | undefined
  /** Reports that a part of the calculator failed to load, with the message shown on screen. */
  readonly reportNietGeladen: (message: string, cause: unknown) => void
  /** Reloads the page. If a file is known to be gone from the server, any reload first saves the answers. */
  readonly reload: () => void
  /** The answers that are saved while the page reloads. */
  readonly verder: PageNote
}

/** A text saved in the browser tab until the page has reloaded. */
export interface PageNote {
  /** The message about a renewed page. It promises that the answers return only if the tab can store them. */
  readonly vernieuwdTekst: () => string
  /** Returns the saved text; undefined when there is none. */
  readonly read: () => string | undefined
  /** Saves this text; undefined removes the saved one. */
  readonly write: (text: string | undefined) => void
}

/** The fragment of the page's URL. It never leaves the browser and may contain a shared calculation. */
export interface PageFragment {
  /** Returns the current fragment, without `#`. */
  readonly read: () => string
  /** Returns the fragment when it contains a calculation shared with this calculator; otherwise undefined. */
  readonly readShared: () => string | undefined
  /** Calls `listener` when the fragment changes. Returns the function that stops this. */
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces the fragment without a new entry in the browser history. */
  readonly replace: (fragment: string) => void
  /** Returns the URL of this page with this fragment; undefined when no URL leads back to the page. */
  readonly addressWith: (fragment: string) => string | undefined
}

export type LinkTarget = 'adviseur-zoeken' | 'hypotheek-aanvragen'

/** The name of the fragment parameter with the shared calculation. */
export const SHARED_NAME = 'hypotheekberekening'
