import { either } from 'fp-ts'

import type { Rekenvraag } from '../../domain'
import { gevoeligheid, type Gevoeligheid } from '../../domain/vergelijking'

/**
 * Returns the effect on the result of each change that `gevoeligheid` tries; empty when the calculation fails.
 * @example
 * toGevoeligheden({ verzoek, kader })[0].verandering // { soort: 'anderePeriode', rentevastperiode: 60 }
 */
export const toGevoeligheden = ({ verzoek, kader }: Rekenvraag): readonly Gevoeligheid[] =>
  either.getOrElse((): readonly Gevoeligheid[] => [])(gevoeligheid(verzoek, kader))
