import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { berekenFinancieringsOpzet } from './bereken'

/** Returns the result record of a request, or undefined when the calculation returns an error. */
export const recordOf = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet | undefined =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.match(
      () => undefined,
      ({ financieringsOpzet }) => financieringsOpzet,
    ),
  )

/** The names of the result figures about the loan and its monthly cost. */
const CIJFERS = [
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'hypotheekbedrag',
  'maandlastBruto',
  'maandlastNetto',
] as const

/**
 * Whether this calculation gives the same loan and monthly cost as `opzet`, which a service may have calculated. If
 * these figures are the same, the explanation of this calculation also applies to `opzet`. False when this calculation
 * returns an error.
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
