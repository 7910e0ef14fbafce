import { either, function as fp } from 'fp-ts'

import type { RekenFout } from '../../domain'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'
import { rangschikPeriodes, type Rangorde } from '../periodes/rangschikPeriodes'

/** A comparison of fixed-rate periods. */
export interface Periodevergelijking {
  /** Each period for which there is a rate, the shortest period first. */
  readonly periodes: readonly Renteperiode[]
  /** The ranking of the periods; undefined when no period can be ranked. */
  readonly rangorde: Rangorde | undefined
}

/**
 * Calculates a request for every period with a rate, and ranks these periods. A Left has the reason of a failure.
 * @example
 * const { right } = vergelijkPeriodes(toRekengrond(orientatie, middelen))
 * right.rangorde // { soort: 'tekort', minst: [ 240 ], tekort: 27989 }
 */
export const vergelijkPeriodes = ({ verzoek, kader }: Rekengrond): either.Either<RekenFout, Periodevergelijking> =>
  fp.pipe(
    vergelijkRenteperiodes(verzoek, kader),
    either.map((periodes) => ({ periodes, rangorde: rangschikPeriodes(periodes, verzoek.rentevastperiode) })),
  )
