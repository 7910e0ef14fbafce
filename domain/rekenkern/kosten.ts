import type { BestaandeWoning } from '../orientatie'

/**
 * Transfer tax in euro: a percentage of the price of an existing home, nothing for a new build.
 * Source: Wet BRV art. 14, 15.
 */
export const overdrachtsbelasting = (invoer: {
  readonly onderpandType: BestaandeWoning
  readonly koopsom: number
  readonly percentage: number
}): number => (invoer.onderpandType === 'BestaandeBouw' ? (invoer.koopsom * invoer.percentage) / 100 : 0)

/** A cost item in euro that is only paid for an existing home: the deed of delivery or the valuation. */
export const alleenBijBestaandeBouw = (invoer: {
  readonly onderpandType: BestaandeWoning
  readonly kostenpost: number
}): number => (invoer.onderpandType === 'BestaandeBouw' ? invoer.kostenpost : 0)

/** What buying costs, in euro: price, renovation or extra work, deed of delivery and transfer tax. */
export const aankoopkosten = (invoer: {
  readonly koopsom: number
  readonly meerwerkOfVerbouwingskosten?: number | undefined
  readonly leveringsaktekosten: number
  readonly overdrachtsbelasting: number
}): number =>
  invoer.koopsom + (invoer.meerwerkOfVerbouwingskosten ?? 0) + invoer.leveringsaktekosten + invoer.overdrachtsbelasting

/** What the mortgage itself costs, in euro: mortgage deed, valuation and the NHG fee. */
export const financieringskosten = (invoer: {
  readonly hypotheekaktekosten: number
  readonly taxatiekosten: number
  readonly nhgKosten: number
}): number => invoer.hypotheekaktekosten + invoer.taxatiekosten + invoer.nhgKosten

/** Buying and financing together, in euro. */
export const totaalFinancieringskosten = (invoer: {
  readonly aankoopkosten: number
  readonly financieringskosten: number
}): number => invoer.aankoopkosten + invoer.financieringskosten
