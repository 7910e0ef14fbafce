import { expect, it } from 'vitest'

import { hoogstePrijs } from '../../../domain/vergelijking'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

/*
 * A home of 1 euro needs 1,02 (price and transfer tax) + 2.150 (cost items) + the NHG fee of 0,4%, less a loan of 1, so
 * own money of 2.150,03 pays for it. A home of 2 euros needs 2.150,04 and the fee.
 */
it.each([
  [1, undefined],
  [2, { soort: 'lagerePrijs', verschil: 1, isLagerOokGenoeg: true }],
])('hoogstePrijs of a home of %d euro with own money for a home of 1 euro returns %j', (koopsom, verandering) => {
  const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(koopsom), eigenInleg: 2150.03 })
  expect(hoogstePrijs(verzoek, kaderVan())?.verandering).toEqual(verandering)
})
