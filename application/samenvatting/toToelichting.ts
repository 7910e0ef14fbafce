import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { toGeteldAntwoord } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import type { LineToelichting } from './samenvatting'
import { gebruikteOverwaarde } from './toKostenDetails'

/** Why 'Nieuwe woning en kosten' is less than the total that is paid. */
export const toAftrek = (woning: FinancieringsOpzetMetOnderpand | undefined): LineToelichting | undefined => {
  const bedrag = woning && gebruikteOverwaarde(woning)
  return bedrag !== undefined && bedrag > 0 ? { _tag: 'NaAftrek', bedrag } : undefined
}

/**
 * Why the visitor can borrow less than the income allows: when that is the value of the home in whole euros, or with a
 * restschuld in the loan.
 */
export const toGrens = (momentopname: Momentopname): LineToelichting | undefined => {
  const { financieringsOpzet } = momentopname
  const { maximaleHypotheek, maximaleHypotheekOpInkomen } = financieringsOpzet
  const waarde = woningwaardeVan(momentopname)
  if (waarde === undefined || maximaleHypotheek >= maximaleHypotheekOpInkomen) return undefined
  if (maximaleHypotheek === Math.floor(waarde)) return { _tag: 'NietMeerDanDeWaarde' }
  const heeftRestschuld = (metOnderpand(financieringsOpzet)?.restschuld ?? 0) > 0
  return heeftRestschuld ? { _tag: 'MetRestschuld' } : undefined
}

/** The value of the home after the work on it, euro. */
const woningwaardeVan = (momentopname: Momentopname): number | undefined => {
  const antwoord = toGeteldAntwoord(momentopname)
  const prijs = antwoord('vraagprijsWoning')
  const werk = antwoord('verbouwingskosten') ?? antwoord('meerwerk') ?? 0
  return prijs === undefined ? undefined : prijs + werk
}
