import { either, function as fp } from 'fp-ts'

import type { RekenFout } from '../../domain'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'
import { rangschikPeriodes, type Rangorde } from '../periodes/rangschikPeriodes'

/** The fixed-rate periods beside each other. */
export interface Periodevergelijking {
  /** Each period with a rate, shortest first. */
  readonly periodes: readonly Renteperiode[]
  /** How they compare; undefined when there is nothing to compare. */
  readonly rangorde: Rangorde | undefined
}

/** Calculates a request for every period with a rate, and compares them; or says why there is no outcome. */
export const vergelijkPeriodes = ({ verzoek, kader }: Rekengrond): either.Either<RekenFout, Periodevergelijking> =>
  fp.pipe(
    vergelijkRenteperiodes(verzoek, kader),
    either.map((periodes) => ({ periodes, rangorde: rangschikPeriodes(periodes, verzoek.rentevastperiode) })),
  )
