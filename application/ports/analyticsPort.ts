import type { Inkomensband, InvoerFout, InvulVeld } from '../../domain'

/** Something worth counting. Bands and names of questions only: never an amount, a name or a text somebody typed. */
export type AnalyticsGebeurtenis =
  | { readonly eventNaam: 'paginaweergave'; readonly data: StapData }
  | { readonly eventNaam: 'stap-voltooid'; readonly data: StapData }
  | { readonly eventNaam: 'fout'; readonly data: InvoerFout<InvulVeld> }
  | { readonly eventNaam: 'berekening-voltooid'; readonly data: { readonly inkomensband: Inkomensband } }

/** A step by its number, counted from 1, and the name shown. */
interface StapData {
  readonly stap: number
  readonly naam: string
}

/** Reports to whoever counts on this page. Never throws, whatever the page does with it. */
export interface AnalyticsPort {
  readonly report: (gebeurtenis: AnalyticsGebeurtenis) => void
}
