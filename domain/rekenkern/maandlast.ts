import type { Normen } from '../normen'
import { annuiteit, LOOPTIJD, renteInJaar } from './annuiteit'
import { belastingVan, type BelasteLening, type Belasting } from './belasting'

/** The year whose tax advantage the net monthly cost is taken from. */
export const EERSTE_JAAR = 1

/** The monthly cost of a loan, in euro; the tax is absent when there is no loan. */
export interface Maandlast {
  readonly lening: number
  readonly bruto: number
  readonly belasting: Belasting | undefined
  readonly netto: number
}

/** The loan whose monthly cost is shown, in euro: the mortgage sum with a home, else the highest mortgage. */
export const leningVan = (invoer: {
  readonly hypotheekbedrag?: number | undefined
  readonly maximaleHypotheek: number
}): number => invoer.hypotheekbedrag ?? invoer.maximaleHypotheek

/** The monthly cost after tax, in euro; `voordeel` is the tax advantage of a year. */
export const nettoMaandlast = (invoer: { readonly bruto: number; readonly voordeel?: number | undefined }): number =>
  invoer.bruto - (invoer.voordeel ?? 0) / 12

/** Works out what a loan costs a month in its first year, at a rate in percent a year. */
export const maandlastVan = (
  { aanvragers, lening, rente, waarde, restschuld }: Omit<BelasteLening, 'brutorente'> & { readonly rente: number },
  normen: Normen,
): Maandlast => {
  const bruto = annuiteit({ lening, rente, maanden: LOOPTIJD })
  if (lening === 0) return { lening, bruto, belasting: undefined, netto: nettoMaandlast({ bruto }) }
  const brutorente = renteInJaar({ lening, rente, maanden: LOOPTIJD, jaar: EERSTE_JAAR })
  const belasting = belastingVan({ aanvragers, lening, brutorente, waarde, restschuld }, normen)
  return { lening, bruto, belasting, netto: nettoMaandlast({ bruto, voordeel: belasting.voordeel }) }
}
