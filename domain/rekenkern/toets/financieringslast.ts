import type { Financieringslasttabel } from '../../normen/normen'
import { procent, type Procent } from '../eenheden'

/** Returns the last row whose first number, a test income, is at most `toetsinkomen`. The rows ascend from income 0. */
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

/** Returns the index of the first rate band whose upper bound is at least `toetsrente`, or else of the last band. */
const bandVoor = (toetsrenteTotEnMet: readonly number[], toetsrente: number): number => {
  let band = 0
  while (toetsrente > (toetsrenteTotEnMet[band] ?? Infinity)) band += 1
  return band
}

/** Returns the percentage for a test income (euro a year) and a rate (percent a year) in `tabel`, not interpolated. */
export const percentageIn = (tabel: Financieringslasttabel, toetsinkomen: number, toetsrente: number): Procent =>
  procent(rijVoor(tabel.rijen, toetsinkomen)[bandVoor(tabel.toetsrenteTotEnMet, toetsrente) + 1] ?? 0)
