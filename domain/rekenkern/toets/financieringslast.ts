import type { Financieringslasttabel } from '../../normen/normen'
import { procent, type Procent } from '../eenheden'

/**
 * Returns the last row whose lowest test income is at most `toetsinkomen`. The rows ascend and the first starts at 0.
 */
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

/** Returns the index of the first band whose bound is at least `toetsrente`; above the last bound, of the open band. */
const bandVoor = (toetsrenteTotEnMet: readonly number[], toetsrente: number): number => {
  let band = 0
  while (toetsrente > (toetsrenteTotEnMet[band] ?? Infinity)) band += 1
  return band
}

/** Returns the percentage for a test income (euro a year) and a test rate (percent), without interpolation. */
export const percentageIn = (tabel: Financieringslasttabel, toetsinkomen: number, toetsrente: number): Procent =>
  procent(rijVoor(tabel.rijen, toetsinkomen)[bandVoor(tabel.toetsrenteTotEnMet, toetsrente) + 1] ?? 0)
