import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../../domain'

/** A result record with some of its figures changed, whatever goes together in a real one. */
export const metCijfers = (
  opzet: FinancieringsOpzet,
  cijfers: Partial<FinancieringsOpzetMetOnderpand>,
): FinancieringsOpzet => Object.assign({}, opzet, cijfers)
