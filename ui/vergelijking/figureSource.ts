import type { Momentopname } from '../../application'
import type { FinancieringsOpzet, RentevastePeriode } from '../../domain'
import type { Renteperiode } from '../../domain/vergelijking'

/** What a period comes to; a figure that a service's answer does not make certain is absent. */
export type Vergeleken = Omit<Renteperiode, 'rente' | 'toetsrente' | 'restantEinde' | 'daarna'> & {
  readonly [Cijfer in 'rente' | 'toetsrente' | 'restantEinde' | 'daarna']?: Renteperiode[Cijfer] | undefined
}

/** Where the figures of the periods come from: from this engine, or from a service, asked for when they are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname; readonly toVergeleken: ToVergeleken }

/** What the answer of a service for a period comes to. */
export type ToVergeleken = (periode: RentevastePeriode, opzet: FinancieringsOpzet) => Vergeleken
