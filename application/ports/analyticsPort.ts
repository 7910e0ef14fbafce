import type { Inkomensband } from '../../domain'
import type { InvoerFout, InvulVeld } from '../../domain/invoer'

/** An analytics event. It may have an income band or the name of a question, but no text or amount of the visitor. */
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
  /** The name of the step, as the screen shows it. */
  readonly naam: string
}

/** The port to the analytics of the host page. `report` never throws, even when the code of the page throws. */
export interface AnalyticsPort {
  /** Reports one event. */
  readonly report: (gebeurtenis: AnalyticsGebeurtenis) => void
}
