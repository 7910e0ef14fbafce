import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
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

/** What decides the loan and its monthly costs. */
const CIJFERS = [
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'hypotheekbedrag',
  'maandlastBruto',
  'maandlastNetto',
] as const

/**
 * Does this engine come to the loan and the monthly costs of a result, whoever calculated it? Then what it says further
 * of that loan belongs to the result.
 */
export const isNagerekend = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  opzet: FinancieringsOpzet,
): boolean => {
  const eigen = recordOf(verzoek, kader)
  return eigen !== undefined && CIJFERS.every((cijfer) => eigen[cijfer] === opzet[cijfer])
}
