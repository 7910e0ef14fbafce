import { expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import { aflossingsverloop } from '../../../../domain/vergelijking'
import { toChartData } from '../../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { every } from '../../../support/every'

const inCenten = (bedrag: number): number => Math.round(100 * bedrag)

const verlopen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(aflossingsverloop(verzoek, kader)))

it('toChartData returns one value per year in each layer of both charts', () => {
  every(verlopen, (verloop) => {
    const layers = toChartData(verloop, 120, 0).flatMap(({ kolommen }) => kolommen.layers)
    expect(layers.map(({ values }) => values.length)).toEqual(Array(3).fill(verloop.jaren.length))
  })
})

it('toChartData returns repayment and interest that add up to the gross monthly cost of each year', () => {
  every(verlopen, (verloop) => {
    const [, lasten] = toChartData(verloop, 120, 0)
    const hoogtes = verloop.jaren.map((_, plaats) =>
      (lasten?.kolommen.layers ?? []).reduce((som, { values }) => som + (values[plaats] ?? 0), 0),
    )
    expect(hoogtes.map((hoogte) => inCenten(12 * hoogte))).toEqual(verloop.jaren.map(({ bruto }) => inCenten(bruto)))
  })
})

it.each([
  [1, 1 / 12],
  [120, 10],
  [240, 20],
  [360, undefined],
] as const)('for a rate fixed for %i months, both charts of toChartData have a `limit.after` of %s', (periode, na) => {
  const figuren = toChartData({ lening: 0, jaren: [], toelichting: '' }, periode, 0)
  expect(figuren.map(({ kolommen }) => kolommen.limit?.after)).toEqual([na, na])
})
