import type { Grond, Normen, Normjaar, Rentetarieven } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import type { Kleurmodus } from './frame'

/** The settings from the host page, except brand and audience. */
export interface Settings {
  /** The place of the next calculation: built in, or a service. */
  readonly berekening: Grond['plaats']
  /** Interest rates in percent a year, by period in months; undefined when a service supplies the rates. */
  readonly rentetarieven: Rentetarieven | undefined
  /** Whether the rates are built-in examples that no lender offers. */
  readonly isVoorbeeldrente: boolean
  readonly kleurmodus: Kleurmodus
  /** Whether the answers are saved in the session storage of the browser tab. */
  readonly bewaren: boolean
  /** Whether the browser's Back button goes back one step. */
  readonly terugknop: boolean
  readonly adviseurZoekenUrl?: string | undefined
  readonly hypotheekAanvragenUrl?: string | undefined
}

/** The functions that the calculator needs from its host page. */
export interface Page {
  /** Scrolls the host element, or the element named by `ref-bovenkant`, to the top, below the menu of the page. */
  readonly scrollToTop: () => void
  /** Returns how many window pixels the page's menu covers at the top; 0 if the page refers to no menu. */
  readonly heightOfAnkermenu: () => number
  readonly onderkant: Onderkant
  readonly fragment: PageFragment
  readonly host: () => HTMLElement
  /** Loads the norms of one year; rejects when they fail to load. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /** Returns the current date and time. The calculator uses the calendar date in the visitor's time zone. */
  readonly today: () => Date
  /**
   * Reports to the page that the visitor follows a link of the last step. `sharedLink` is the link to the calculation;
   * it is present if the visitor chose to pass the calculation on. Returns false when the page handles the followed
   * link itself.
   */
  readonly followLink: (target: LinkTarget, url: string, sharedLink?: string) => boolean
  /** Reports an error shown because the visitor left or changed the field, not an error shown by 'Ga verder'. */
  readonly reportInvoerFout?: ((fout: InvoerFout<InvulVeld>) => void) | undefined
  /** Reports to the page that a part of the calculator failed to load, with the message shown on screen. */
  readonly reportNietGeladen: (message: string, cause: unknown) => void
  /** Reloads the page. If a part can load only after a reload, the answers are saved when the page unloads. */
  readonly reload: () => void
  /** Access to the answers that are saved during a reload. */
  readonly verder: PageNote
}

/** What the page covers at the bottom of the window: its bar, or its `scroll-padding-bottom` if that is larger. */
export interface Onderkant {
  /** Returns the covered height in window pixels. */
  readonly height: () => number
  /** Calls `act` with that height, at once and after each change. Returns the function that stops these calls. */
  readonly follow: (act: (height: number) => void) => () => void
}

/** Access to a text that is saved in the browser tab during a reload of the page. */
export interface PageNote {
  /** Returns the message about a new version. If the tab can store answers, the message promises to restore them. */
  readonly vernieuwdTekst: () => string
  /** Returns the saved text; undefined when there is none, or when the page was not reloaded. */
  readonly read: () => string | undefined
  /** Saves this text; undefined removes the saved text. */
  readonly write: (text: string | undefined) => void
}

/** Access to the page's URL fragment. The fragment may contain an income, but browsers send no fragment to a server. */
export interface PageFragment {
  /** Returns the current fragment, without `#`. */
  readonly read: () => string
  /** Returns a fragment with a shared calculation if this calculator is the first on the page; otherwise undefined. */
  readonly readShared: () => string | undefined
  /** Calls `listener` when the fragment changes. Returns the function that stops these calls. */
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces the fragment without a new entry in the browser history. */
  readonly replace: (fragment: string) => void
  /** Returns the URL of the page with this fragment; undefined when no URL can reopen the page. */
  readonly addressWith: (fragment: string) => string | undefined
}

export type LinkTarget = 'adviseur-zoeken' | 'hypotheek-aanvragen'

/** The name of the shared calculation in a fragment. */
export const SHARED_NAME = 'hypotheekberekening'

/**
 * Matches what precedes a shared calculation in a fragment: its name with `-`, or with `=` as a parameter. A program
 * that writes Markdown puts a backslash before each `_`.
 */
export const SHARED = /hypotheekberekening(?:=|-(?=\d+(?:\\|%5[Cc])?_))/
