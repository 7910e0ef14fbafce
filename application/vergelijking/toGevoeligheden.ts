import { either } from 'fp-ts'

import { gevoeligheid, type Gevoeligheid } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'

/**
 * Returns the effect on the result of each change that `gevoeligheid` tries; empty when the calculation fails.
 * @example
 * toGevoeligheden(toRekengrond(orientatie, middelen))[0].verandering
 * // { soort: 'anderePeriode', rentevastperiode: 60 }
 */
export const toGevoeligheden = ({ verzoek, kader }: Rekengrond): readonly Gevoeligheid[] =>
  either.getOrElse((): readonly Gevoeligheid[] => [])(gevoeligheid(verzoek, kader))
