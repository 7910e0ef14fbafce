import type { Inkomensband } from '../../domain'
import type { InvoerFout, InvulVeld } from '../../domain/invoer'

/** An event for analytics. It holds bands and names of questions, never an amount, a name or a typed text. */
export type AnalyticsGebeurtenis =
  | Gebeurtenis<'paginaweergave' | 'stap-voltooid', StapData>
  | Gebeurtenis<'fout', InvoerFout<InvulVeld>>
  | Gebeurtenis<'berekening-voltooid', InkomensData>

interface Gebeurtenis<Naam extends string, Data> {
  /** What happened. */
  readonly eventNaam: Naam
  /** What there is to say of it. */
  readonly data: Data
}

interface InkomensData {
  /** The band that the income of a year falls in. */
  readonly inkomensband: Inkomensband
}

/** A step by its number, counted from 1, and the name shown. */
interface StapData {
  /** The number of the step: 1, 2 or 3. */
  readonly stap: number
  /** Its name, as shown. */
  readonly naam: string
}

/** Reports events to the analytics of the page. Never throws, whatever the page does with an event. */
export interface AnalyticsPort {
  /** Takes one event. */
  readonly report: (gebeurtenis: AnalyticsGebeurtenis) => void
}
