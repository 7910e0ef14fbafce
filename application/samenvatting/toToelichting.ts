import { metOnderpand, rentesoortVanMaximum, type FinancieringsOpzetMetOnderpand, type Uitkomst } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { belastingZonderHypotheek, isNagerekend, isZonderLening } from '../../domain/vergelijking'
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

/**
 * Returns the rate of the maximum mortgage, and whether it is the rate with NHG or the one without. A home moves the
 * maximum if its rate is another. Undefined if the lender has one rate for the period, and if the maximum was
 * calculated with a higher test rate.
 */
export const toRente = (momentopname: Momentopname): LineToelichting | undefined => {
  const { rentepercentage: rente } = momentopname.financieringsOpzet
  const rentesoort = rentesoortVanMaximum(momentopname)
  return rente === undefined || rentesoort === undefined ? undefined : { _tag: 'BijRente', rente, rentesoort }
}

/**
 * Returns the tax that the owner of a home without a mortgage pays. Whole euros a month; 0 with a mortgage, with own
 * money missing, without a home, and for the result of a service that cannot be recalculated.
 * @example
 * woningbelastingVan(momentopname) // 0
 */
export const woningbelastingVan = ({ grond, financieringsOpzet: opzet }: Uitkomst): number => {
  const { plaats, verzoek, kader } = grond
  if (kader === undefined || !isZonderLening(opzet)) return 0
  return plaats === 'lokaal' || isNagerekend(verzoek, kader, opzet)
    ? roundBedrag(belastingZonderHypotheek(verzoek, kader))
    : 0
}

/** Returns what the monthly cost belongs to: the loan (euro) or, if not 0, the tax on a home without a mortgage. */
export const toMaandlastgrond = (momentopname: Momentopname, lening: number): LineToelichting => {
  const belasting = woningbelastingVan(momentopname)
  return belasting > 0
    ? { _tag: 'BelastingZonderHypotheek', bedrag: belasting }
    : { _tag: 'BijHypotheek', bedrag: lening }
}

/** Returns the home value after the work on the home, in euro; undefined without a price. */
const woningwaardeVan = (momentopname: Momentopname): number | undefined => {
  const antwoord = toGeteldAntwoord(momentopname)
  const prijs = antwoord('vraagprijsWoning')
  const werk = antwoord('verbouwingskosten') ?? antwoord('meerwerk') ?? 0
  return prijs === undefined ? undefined : prijs + werk
}
