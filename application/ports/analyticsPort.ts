import type { Inkomensband, InvoerFout, InvulVeld } from '../../domain'

/** An event for analytics. It holds bands and names of questions, never an amount, a name or a typed text. */
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

/** Reports events to the analytics of the page. Never throws, whatever the page does with an event. */
export interface AnalyticsPort {
  readonly report: (gebeurtenis: AnalyticsGebeurtenis) => void
}
