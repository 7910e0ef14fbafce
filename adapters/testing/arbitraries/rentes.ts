import fc from 'fast-check'

import type { Rentepaar, Rentetarieven, TarievenPerLabel } from '../../../domain'
import { periodesVan, type LabelCode } from '../../../domain/orientatie'
import { opOfNaast, rentegrenzen } from './gangbaar'

/** Generates rates from 0 to 100 percent: usually realistic, sometimes near a threshold of the norms, or extreme. */
export const rentepercentage = (): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 800 }).map((honderdsten) => honderdsten / 100) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 8000 }).map((duizendsten) => duizendsten / 1000) },
    { weight: 2, arbitrary: opOfNaast(rentegrenzen, 1000) },
    { weight: 1, arbitrary: fc.constantFrom(0, -0, 5e-324, 1e-300, 1e-9, 100) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
  )

/** Generates how many percent a rate without NHG is above the rate with NHG: usually up to 0.8, sometimes below 0. */
const opslagen = (): fc.Arbitrary<number> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 80 }) },
      { weight: 1, arbitrary: fc.integer({ min: -80, max: 0 }) },
    )
    .map((honderdsten) => honderdsten / 100)

/** Generates pairs of rates, with and without NHG. */
export const renteparen = (): fc.Arbitrary<Rentepaar> =>
  fc
    .tuple(rentepercentage(), opslagen())
    .map(([nhg, opslag]) => ({ nhg, zonder: Math.min(100, Math.max(0, nhg + opslag)) }))

/** Generates a sheet of rates: a rate or a pair of rates for each of these periods, in months. */
export const bijPeriodes = (
  periodes: readonly number[],
  rente: fc.Arbitrary<number> | fc.Arbitrary<Rentepaar>,
): fc.Arbitrary<Rentetarieven> =>
  fc.record(Object.fromEntries(periodes.map((periode) => [String(periode), rente as fc.Arbitrary<number | Rentepaar>])))

/** Generates the rates of each brand: percent a year for each fixed-rate period that the brand offers. */
export const tarievenPerLabel = (): fc.Arbitrary<TarievenPerLabel> => {
  const tarieven = (labelCode: LabelCode) =>
    fc.oneof(...[rentepercentage(), renteparen()].map((rente) => bijPeriodes(periodesVan(labelCode), rente)))
  return fc.record({ MY: tarieven('MY'), FL: tarieven('FL') })
}
