import { naarCenten, zonderRuis } from './afronding'

/** Own money as it counts, in euro to the cent. */
export const eigenInlegVan = (invoer: { readonly gegeven: number }): number => naarCenten(invoer.gegeven)

/**
 * What has to be paid before the NHG fee, in euro, without the noise of adding up, so that own money that is exactly
 * enough leaves no mortgage; negative when the sale brings in more than everything costs.
 */
export const behoefteZonderNhg = (invoer: {
  readonly aankoopkosten: number
  readonly hypotheekaktekosten: number
  readonly taxatiekosten: number
  readonly overwaarde?: number | undefined
  readonly restschuld?: number | undefined
}): number =>
  zonderRuis(
    invoer.aankoopkosten +
      invoer.hypotheekaktekosten +
      invoer.taxatiekosten +
      (invoer.restschuld ?? 0) -
      (invoer.overwaarde ?? 0),
  )

/**
 * The mortgage sum in euro, from 0 to the highest mortgage: the need less own money. A fee (percent of the sum) is
 * financed along, so the sum is what it takes for the sum less its own fee to cover the rest.
 */
export const hypotheekbedrag = (invoer: {
  readonly behoefteZonderNhg: number
  readonly eigenInleg: number
  readonly maximaleHypotheek: number
  readonly nhg: boolean
  readonly provisie: number
}): number => {
  const zonderProvisie = invoer.behoefteZonderNhg - invoer.eigenInleg
  const nodig = invoer.nhg ? zonderProvisie / (1 - invoer.provisie / 100) : zonderProvisie
  return Math.min(Math.max(0, nodig), invoer.maximaleHypotheek)
}

/**
 * Is there NHG? Value and mortgage sum (euro) lie within the limit, and there is a mortgage.
 * Source: NHG Voorwaarden en Normen.
 */
export const nhgGeldt = (invoer: {
  readonly waarde: number
  readonly hypotheekbedragMetNhg: number
  readonly grens: number
}): boolean =>
  invoer.waarde <= invoer.grens && invoer.hypotheekbedragMetNhg <= invoer.grens && invoer.hypotheekbedragMetNhg > 0

/**
 * The NHG fee in euro: a percentage of the mortgage sum that includes it; 0 without NHG.
 * Source: NHG Voorwaarden en Normen.
 */
export const nhgKosten = (invoer: {
  readonly nhg: boolean
  readonly hypotheekbedrag: number
  readonly provisie: number
}): number => (invoer.nhg ? (invoer.hypotheekbedrag * invoer.provisie) / 100 : 0)

/**
 * What has to be paid in all, in euro, not below 0: the costs plus a remaining debt or less the surplus of the sale.
 */
export const benodigdeFinanciering = (invoer: {
  readonly totaalFinancieringskosten: number
  readonly restschuld?: number | undefined
  readonly overwaarde?: number | undefined
}): number => Math.max(0, invoer.totaalFinancieringskosten + (invoer.restschuld ?? 0) - (invoer.overwaarde ?? 0))

/** What the highest mortgage leaves to be paid from own money, in euro. */
export const benodigdeEigenInleg = (invoer: {
  readonly benodigdeFinanciering: number
  readonly maximaleHypotheek: number
}): number => Math.max(0, invoer.benodigdeFinanciering - invoer.maximaleHypotheek)

/** What is still missing after own money, in euro. */
export const extraBenodigdeEigenInleg = (invoer: {
  readonly benodigdeEigenInleg: number
  readonly eigenInleg: number
}): number => Math.max(0, invoer.benodigdeEigenInleg - invoer.eigenInleg)
