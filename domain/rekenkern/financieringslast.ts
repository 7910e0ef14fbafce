import type { Financieringslasttabel, Leeftijdsgroep } from '../normen'
import type { DienstBetrekking } from '../orientatie'

/**
 * The table that applies: that of the person with the highest test income, in a tie the first. The form asks no age, so
 * the kind of income Pensioen stands for having reached AOW age. Source: Trhk art. 3.
 */
export const leeftijdsgroepVan = (invoer: {
  readonly soort: DienstBetrekking
  readonly toetsinkomen: number
  readonly soortTweede?: DienstBetrekking | undefined
  readonly toetsinkomenTweede?: number | undefined
}): Leeftijdsgroep => {
  const tweedeVerdientMeer = (invoer.toetsinkomenTweede ?? 0) > invoer.toetsinkomen
  return (tweedeVerdientMeer ? invoer.soortTweede : invoer.soort) === 'Pensioen' ? 'aow' : 'onderAow'
}

/** The last row whose lowest test income is at most `toetsinkomen`; the rows ascend and the first starts at 0. */
const rijVoor = (rijen: Financieringslasttabel['rijen'], toetsinkomen: number): readonly number[] => {
  let laag = 0
  let hoog = rijen.length - 1
  while (laag < hoog) {
    const midden = (laag + hoog + 1) >> 1
    if ((rijen[midden]?.[0] ?? Infinity) <= toetsinkomen) laag = midden
    else hoog = midden - 1
  }
  return rijen[laag] ?? []
}

/** The number of the first band whose bound is at least `toetsrente`; above the last bound, the open band. */
const bandVoor = (toetsrenteTotEnMet: readonly number[], toetsrente: number): number => {
  let band = 0
  while (toetsrente > (toetsrenteTotEnMet[band] ?? Infinity)) band += 1
  return band
}

/**
 * The percentage of the test income that may go to the mortgage: a step in the table, never interpolated. It may rise
 * just past the edge of a test-rate band. Source: Trhk art. 3 and bijlage 1.
 */
export const financieringslastpercentage = (invoer: {
  readonly tabellen: Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>
  readonly leeftijdsgroep: Leeftijdsgroep
  readonly toetsinkomen: number
  readonly toetsrente: number
}): number => {
  const tabel = invoer.tabellen[invoer.leeftijdsgroep]
  const rij = rijVoor(tabel.rijen, invoer.toetsinkomen)
  return rij[bandVoor(tabel.toetsrenteTotEnMet, invoer.toetsrente) + 1] ?? 0
}
