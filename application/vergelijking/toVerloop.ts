import { either } from 'fp-ts'

import { aflossingsverloop, type Aflossingsverloop } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'

/**
 * Returns the repayment of a mortgage over 30 years; undefined when the calculation fails.
 * @example
 * toVerloop(toRekengrond(orientatie, middelen)).jaren.length // 30
 */
export const toVerloop = ({ verzoek, kader }: Rekengrond): Aflossingsverloop | undefined =>
  either.getOrElseW(() => undefined)(aflossingsverloop(verzoek, kader))
