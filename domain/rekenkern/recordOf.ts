import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { berekenFinancieringsOpzet } from './bereken'

/** Returns the record of a request, or undefined when the calculation fails. */
export const recordOf = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet | undefined =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.match(
      () => undefined,
      ({ financieringsOpzet }) => financieringsOpzet,
    ),
  )

/** The figures that determine the loan and its monthly costs. */
const CIJFERS = [
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'hypotheekbedrag',
  'maandlastBruto',
  'maandlastNetto',
] as const

/**
 * Whether this engine calculates the same loan and monthly costs as a given result, from whatever source. Then its
 * explanation of that loan applies to the result.
 * @example
 * isNagerekend(verzoek, kader, financieringsOpzet) // true
 */
export const isNagerekend = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  opzet: FinancieringsOpzet,
): boolean => {
  const eigen = recordOf(verzoek, kader)
  return eigen !== undefined && CIJFERS.every((cijfer) => eigen[cijfer] === opzet[cijfer])
}
