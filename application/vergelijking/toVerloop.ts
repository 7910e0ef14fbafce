import { either } from 'fp-ts'

import { aflossingsverloop, type Aflossingsverloop } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'

/** Returns the repayment of a mortgage over 30 years; undefined when the calculation fails. */
export const toVerloop = ({ verzoek, kader }: Rekengrond): Aflossingsverloop | undefined =>
  either.getOrElseW(() => undefined)(aflossingsverloop(verzoek, kader))
