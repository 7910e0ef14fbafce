import type { Normen, Normjaar, Rentetarieven } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import type { Kleurmodus } from '../../thema/ThemaProvider'

/** What the host page decides, apart from brand and audience. */
export interface Settings {
  /** Percent by period in months; absent when a service knows the rates. */
  readonly rentetarieven: Rentetarieven | undefined
  /** The rates are examples that nobody offers. */
  readonly isVoorbeeldrente: boolean
  readonly kleurmodus: Kleurmodus
  /** Whether the answers are kept in the tab of the visitor. */
  readonly bewaren: boolean
  /** Whether Back of the browser goes a step back. */
  readonly terugknop: boolean
  readonly adviseurZoekenUrl?: string | undefined
  readonly hypotheekAanvragenUrl?: string | undefined
}

/** What the calculator needs from the page it stands on. */
export interface Page {
  /** Scrolls the top of the calculator into view. */
  readonly scrollToTop: () => void
  /** How much of the top of the window a menu of the page covers, in pixels. */
  readonly heightOfAnkermenu: () => number
  readonly fragment: PageFragment
  /** The element that the calculator stands in. */
  readonly host: () => HTMLElement
  /** The figures of one norm year; rejects when they cannot be loaded. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
  /** The moment it is, of which the calendar date counts where the visitor is. */
  readonly today: () => Date
  /**
   * Tells the page that a link of the last step is followed, with the link to the calculation where the visitor takes
   * that along; false when the page wants to handle that itself.
   */
  readonly followLink: (doel: LinkTarget, url: string, deellink?: string) => boolean
  /** Reports an error that shows on leaving or changing a field; the steps report what refuses 'Ga verder'. */
  readonly reportInvoerFout?: ((fout: InvoerFout<InvulVeld>) => void) | undefined
  /** Reports that a part of the calculator could not be loaded, in the words that say so on screen. */
  readonly reportNietGeladen: (bericht: string, cause: unknown) => void
  /** Loads the page again. Once a file turned out to be gone, the answers are kept meanwhile, however it is done. */
  readonly reload: () => void
  /** The answers that were kept so before the page was loaded again. */
  readonly verder: PageNote
}

/** A text that is left in the tab until the page has been loaded again. */
export interface PageNote {
  /** The message about a renewed page. It promises the answers only where the tab keeps them. */
  readonly vernieuwdTekst: () => string
  /** What was left; undefined when nothing was. */
  readonly read: () => string | undefined
  /** Leaves this text; undefined leaves none. */
  readonly write: (text: string | undefined) => void
}

/** The fragment of the address of the page, which never leaves the browser and may pass on a calculation. */
export interface PageFragment {
  /** As it is now, without its sign. */
  readonly read: () => string
  /** The same where it names a calculation that is passed on to this calculator; undefined where it does not. */
  readonly readShared: () => string | undefined
  /** Calls when it changes. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Puts this in its place, without a step in the history of the page. */
  readonly replace: (fragment: string) => void
  /** The address of this page with this in its place; undefined where no address leads back to it. */
  readonly addressWith: (fragment: string) => string | undefined
}

export type LinkTarget = 'adviseur-zoeken' | 'hypotheek-aanvragen'

/** The name by which the fragment of the page passes on a calculation. */
export const SHARED_NAME = 'hypotheekberekening'
