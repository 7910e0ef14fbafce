import { either, function as fp } from 'fp-ts'

import type { RekenFout } from '../../domain'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'
import { rangschikPeriodes, type Rangorde } from '../periodes/rangschikPeriodes'

/** A comparison of fixed-rate periods. */
export interface Periodevergelijking {
  /** Each period with a rate, shortest first. */
  readonly periodes: readonly Renteperiode[]
  /** Their ranking; undefined when there is nothing to compare. */
  readonly rangorde: Rangorde | undefined
}

/**
 * Calculates a request for every period with a rate and ranks them, or returns why the calculation fails.
 * @example
 * const { right } = vergelijkPeriodes(toRekengrond(orientatie, middelen))
 * right.rangorde // { soort: 'tekort', minst: [ 240 ], tekort: 27989 }
 */
export const vergelijkPeriodes = ({ verzoek, kader }: Rekengrond): either.Either<RekenFout, Periodevergelijking> =>
  fp.pipe(
    vergelijkRenteperiodes(verzoek, kader),
    either.map((periodes) => ({ periodes, rangorde: rangschikPeriodes(periodes, verzoek.rentevastperiode) })),
  )
