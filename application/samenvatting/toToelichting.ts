import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { toGeteldAntwoord } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import type { LineToelichting } from './samenvatting'
import { gebruikteOverwaarde } from './toKostenDetails'

/** Returns the explanation that overwaarde pays part of 'Nieuwe woning en kosten'; undefined when none is used. */
export const toAftrek = (woning: FinancieringsOpzetMetOnderpand | undefined): LineToelichting | undefined => {
  const bedrag = woning && gebruikteOverwaarde(woning)
  return bedrag !== undefined && bedrag > 0 ? { _tag: 'NaAftrek', bedrag } : undefined
}

/**
 * Returns why the maximum mortgage is below the maximum on income: the home value (rounded down to whole euros) is the
 * limit, or the loan includes a restschuld. Undefined when neither is the reason, and without a price.
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

/** Returns the home value after the work on the home, in euro; undefined without a price. */
const woningwaardeVan = (momentopname: Momentopname): number | undefined => {
  const antwoord = toGeteldAntwoord(momentopname)
  const prijs = antwoord('vraagprijsWoning')
  const werk = antwoord('verbouwingskosten') ?? antwoord('meerwerk') ?? 0
  return prijs === undefined ? undefined : prijs + werk
}
