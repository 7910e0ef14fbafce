import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Rekenkader } from '../rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { berekenFinancieringsOpzet } from './bereken'

/** The record of a question, or undefined when there is none. */
export const recordOf = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet | undefined =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.match(
      () => undefined,
      ({ financieringsOpzet }) => financieringsOpzet,
    ),
  )
