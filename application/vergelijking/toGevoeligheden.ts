import { either } from 'fp-ts'

import { gevoeligheid, type Gevoeligheid } from '../../domain/vergelijking'
import type { Rekengrond } from '../rekengrond/rekengrond'

/** Returns what moves an outcome, the greatest effect first; nothing when there is no outcome. */
export const toGevoeligheden = ({ verzoek, kader }: Rekengrond): readonly Gevoeligheid[] =>
  either.getOrElse((): readonly Gevoeligheid[] => [])(gevoeligheid(verzoek, kader))
