import { either } from 'fp-ts'

import { aflossingsverloop, type Aflossingsverloop } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'

/** Returns the course of a mortgage over thirty years; undefined when there is no outcome. */
export const toVerloop = ({ verzoek, kader }: Rekengrond): Aflossingsverloop | undefined =>
  either.getOrElseW(() => undefined)(aflossingsverloop(verzoek, kader))
