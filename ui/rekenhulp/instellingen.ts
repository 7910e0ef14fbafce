import type { InvoerFout, InvulVeld, Normen, Rentetarieven } from '../../domain'
import type { Kleurmodus } from '../thema'

/** What the host page decides, apart from brand and audience. */
export interface Instellingen {
  /** The figures of a norm year, for what the form shows of them; absent when nobody says which year that is. */
  readonly normen: Normen | undefined
  /** Percent per period in months; absent when a service knows the rates. */
  readonly rentetarieven: Rentetarieven | undefined
  /** The rates are examples that nobody offers. */
  readonly isVoorbeeldrente: boolean
  readonly kleurmodus: Kleurmodus
  readonly adviseurZoekenUrl: string | undefined
  readonly hypotheekAanvragenUrl: string | undefined
}

/** What the calculator asks of the page it stands on. */
export interface Pagina {
  /** Brings the top of the calculator into view. */
  readonly naarBoven: () => void
  /** How much of the top of the window a menu of the page covers, in pixels. */
  readonly hoogteVanAnkermenu: () => number
  /** Tells the page that a link of the last step is followed; false when the page wants to handle that itself. */
  readonly klikDoor: (doel: Doel, url: string) => boolean
  /** Hears an error that shows on leaving or changing a field; what refuses 'Ga verder' the steps tell themselves. */
  readonly meldInvoerfout?: ((fout: InvoerFout<InvulVeld>) => void) | undefined
}

export type Doel = 'adviseur-zoeken' | 'hypotheek-aanvragen'
