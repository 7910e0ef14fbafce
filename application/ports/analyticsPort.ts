import type { Inkomensband } from '../../domain'
import type { InvoerFout, InvulVeld } from '../../domain/invoer'

/** An analytics event, with income bands and names of questions: no amounts, names of people or typed texts. */
export type AnalyticsGebeurtenis =
  | Gebeurtenis<'paginaweergave' | 'stap-voltooid', StapData>
  | Gebeurtenis<'fout', InvoerFout<InvulVeld>>
  | Gebeurtenis<'berekening-voltooid', InkomensData>

interface Gebeurtenis<Naam extends string, Data> {
  /** The kind of event. */
  readonly eventNaam: Naam
  /** The details of the event. */
  readonly data: Data
}

interface InkomensData {
  /** The band of the yearly income. */
  readonly inkomensband: Inkomensband
}

/** The details of an event about a step. */
interface StapData {
  /** The number of the step: 1, 2 or 3. */
  readonly stap: number
  /** The name of the step, as shown. */
  readonly naam: string
}

/** Reports events to the analytics of the host page. Never throws, also when the page fails to handle an event. */
export interface AnalyticsPort {
  /** Reports one event. */
  readonly report: (gebeurtenis: AnalyticsGebeurtenis) => void
}
