import { expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import { aflossingsverloop } from '../../../../domain/vergelijking'
import { toChartData } from '../../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { kaderVan, opzetBij, verzoekVan } from '../../../domain/rekenkern/voorbeeldverzoek'
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

/** A loan of 258.030 costs 923,50 net a month in the first year: 11.081,96 a year, of which a twelfth is 923,497. */
it('toChartData rounds the net cost in year 1 from `maandlastNetto`, not from the cost of the year', () => {
  const verzoek = verzoekVan([{ inkomen: 57_000 }])
  const verloop = rightOf(aflossingsverloop(verzoek, kaderVan()))
  const { maandlastNetto } = opzetBij(verzoek, kaderVan())
  expect([maandlastNetto, verloop.jaren[0]?.netto]).toEqual([877.6, 10_531.15])
  const [, lasten] = toChartData(verloop, 120, maandlastNetto)
  expect(lasten?.bedragen(1)).toContainEqual(['Netto', '€\u00A0878'])
  expect(lasten?.zin).toContain('in jaar 1 gemiddeld €\u00A0878 per maand')
})
