import { either } from 'fp-ts'

import type { Rekenvraag } from '../../domain'
import { aflossingsverloop, type Aflossingsverloop } from '../../domain/vergelijking'

/**
 * Returns the repayment of a mortgage over 30 years; undefined when the calculation fails.
 * @example
 * toVerloop({ verzoek, kader }).jaren.length // 30
 */
export const toVerloop = ({ verzoek, kader }: Rekenvraag): Aflossingsverloop | undefined =>
  either.getOrElseW(() => undefined)(aflossingsverloop(verzoek, kader))
