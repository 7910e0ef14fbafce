import fc from 'fast-check'
import { expect, it } from 'vitest'

import { aflossingsverloop } from '../../../domain/vergelijking'
import { toChartData } from '../../../ui/verloop/toChartData'
import { rightOf } from '../../domain/rekenkern/rightOf'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'

const inCenten = (bedrag: number): number => Math.round(100 * bedrag)

const verlopen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(aflossingsverloop(verzoek, kader)))

it('each chart has a column for each year of the loan', () => {
  fc.assert(
    fc.property(verlopen, (verloop) => {
      const lagen = toChartData(verloop, 120, 0).flatMap(({ kolommen }) => kolommen.lagen)
      expect(lagen.map(({ waarden }) => waarden.length)).toEqual(Array(3).fill(verloop.jaren.length))
    }),
  )
})

it('repayment and interest stand on each other as high as the gross cost', () => {
  fc.assert(
    fc.property(verlopen, (verloop) => {
      const [, lasten] = toChartData(verloop, 120, 0)
      const hoogtes = verloop.jaren.map((_, plaats) =>
        (lasten?.kolommen.lagen ?? []).reduce((som, { waarden }) => som + (waarden[plaats] ?? 0), 0),
      )
      expect(hoogtes.map(inCenten)).toEqual(verloop.jaren.map(({ bruto }) => inCenten(bruto)))
    }),
  )
})

it.each([
  [1, 1 / 12],
  [120, 10],
  [240, 20],
  [360, undefined],
] as const)('a rate that is fixed for %i months ends after column %s', (periode, na) => {
  const figuren = toChartData({ lening: 0, jaren: [], toelichting: '' }, periode, 0)
  expect(figuren.map(({ kolommen }) => kolommen.grens?.na)).toEqual([na, na])
})
