import { either, function as fp } from 'fp-ts'

import type { RekenFout, Rekenvraag } from '../../domain'
import { vergelijkRenteperiodes } from '../../domain/vergelijking'
import { rangschikPeriodes, type Rangorde } from '../periodes/rangschikPeriodes'
import { toVergeleken, type Vergeleken } from '../periodes/toVergeleken'

/** A comparison of fixed-rate periods. */
export interface Periodevergelijking {
  /** Each period for which there is a rate, the shortest period first. */
  readonly periodes: readonly Vergeleken[]
  /** The ranking of the periods; undefined when no period can be ranked. */
  readonly rangorde: Rangorde | undefined
}

const GEEN: Periodevergelijking = { periodes: [], rangorde: undefined }

/**
 * Calculates a request for every period with a rate, and ranks these periods. Compares the periods by the loan of the
 * request; without a rate for the period of the request, there is nothing to compare. A Left has the reason of a
 * failure.
 * @example
 * const { right } = vergelijkPeriodes({ verzoek, kader })
 * right.rangorde // { soort: 'tekort', minst: [ 240 ], tekort: 27989, isOveral: false }
 */
export const vergelijkPeriodes = ({ verzoek, kader }: Rekenvraag): either.Either<RekenFout, Periodevergelijking> =>
  fp.pipe(
    vergelijkRenteperiodes(verzoek, kader),
    either.map((renteperiodes) => {
      const gekozen = renteperiodes.find(({ rentevastperiode }) => rentevastperiode === verzoek.rentevastperiode)
      if (gekozen === undefined) return GEEN
      const periodes = renteperiodes.map((periode) => toVergeleken(periode, gekozen))
      return { periodes, rangorde: rangschikPeriodes(periodes, verzoek.rentevastperiode) }
    }),
  )
