import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { gevraagdeVelden, toGeteldAntwoord } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import type { LineToelichting } from './samenvatting'
import { gebruikteOverwaarde } from './toKostenDetails'

/**
 * Returns the effect of the sale of the current home on 'Nieuwe woning en kosten': the restschuld that is included, or
 * the overwaarde that pays a part. Undefined without either.
 */
export const toVerkoopdeel = (woning: FinancieringsOpzetMetOnderpand | undefined): LineToelichting | undefined => {
  const { restschuld = 0 } = woning ?? {}
  if (restschuld > 0) return { _tag: 'WaarvanRestschuld', bedrag: restschuld }
  const bedrag = woning && gebruikteOverwaarde(woning)
  return bedrag !== undefined && bedrag > 0 ? { _tag: 'NaAftrek', bedrag } : undefined
}

/**
 * Returns whose expected pension replaces the income in 'Inkomen per jaar', because of a retirement within ten years,
 * or whose is not filled in yet. Undefined when nobody retires within ten years.
 */
export const toPensioen = (momentopname: Momentopname): LineToelichting | undefined => {
  const gevraagd = gevraagdeVelden(momentopname)
  const metPensioen = (['eigen', 'partner'] as const).filter((wie) => gevraagd.has(`${wie}.inkomenPensioenVerwacht`))
  const [wie, ander] = metPensioen
  if (wie === undefined) return undefined
  const open = metPensioen.find((van) => momentopname[van].inkomenPensioenVerwacht === undefined)
  if (open !== undefined) return { _tag: 'ZonderVerwachtPensioen', van: open }
  if (ander !== undefined) return { _tag: 'VerwachtPensioen', van: 'beiden' }
  return { _tag: 'VerwachtPensioen', van: momentopname.alleenSamen === 'samen' ? wie : 'enigeKoper' }
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
