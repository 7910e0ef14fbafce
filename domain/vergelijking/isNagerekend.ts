import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet'
import { berekenFinancieringsOpzet } from '../rekenkern'
import type { Rekenkader } from '../rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek'

/** What decides the loan and its monthly costs. */
const CIJFERS = ['maximaleHypotheek', 'hypotheekbedrag', 'maandlastBruto', 'maandlastNetto'] as const

/**
 * Does this engine come to the loan and the monthly costs of a result, whoever calculated it? Then what it says further
 * of that loan belongs to the result.
 */
export const isNagerekend = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  opzet: FinancieringsOpzet,
): boolean => {
  const berekening = berekenFinancieringsOpzet(verzoek, kader)
  if (either.isLeft(berekening)) return false
  const { financieringsOpzet } = berekening.right
  return CIJFERS.every((cijfer) => financieringsOpzet[cijfer] === opzet[cijfer])
}
