import { expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import type { FinancieringsOpzetVerzoek } from '../../../../domain'
import type { RentevastePeriode } from '../../../../domain/orientatie'
import { aflossingsverloop, verloopPerMaand, type Aflossingsverloop } from '../../../../domain/vergelijking'
import { toChartData } from '../../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../../../domain/rekenkern/voorbeeldverzoek'
import { every } from '../../../support/every'

const inCenten = (bedrag: number): number => Math.round(100 * bedrag)

/** Returns the chart data of a schedule, with texts for a monthly cost of 0 in the first year. */
const chartData = (verloop: Aflossingsverloop, periode: RentevastePeriode = 120) =>
  toChartData(verloop, verloopPerMaand(verloop, opzetBij(verzoekVan([{}]), kaderVan())), periode)

const verlopen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(aflossingsverloop(verzoek, kader)))

it('toChartData returns one value per year in each layer of both charts', () => {
  every(verlopen, (verloop) => {
    const layers = chartData(verloop).flatMap(({ kolommen }) => kolommen.layers)
    expect(layers.map(({ values }) => values.length)).toEqual(Array(3).fill(verloop.jaren.length))
  })
})

it('toChartData returns repayment and interest that add up to the gross monthly cost of each year', () => {
  every(verlopen, (verloop) => {
    const [, lasten] = chartData(verloop)
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
  const figuren = chartData({ lening: 0, jaren: [], toelichting: '' }, periode)
  expect(figuren.map(({ kolommen }) => kolommen.limit?.after)).toEqual([na, na])
})

/** Returns the data of the chart of monthly costs, with the norms of 2025. */
const lastenVan = (verzoek: FinancieringsOpzetVerzoek, rente = 3.75) => {
  const kader = kaderVan({ rente })
  const verloop = rightOf(aflossingsverloop(verzoek, kader))
  const [, lasten] = toChartData(verloop, verloopPerMaand(verloop, opzetBij(verzoek, kader)), 120)
  return lasten
}

/** Returns that data for a home of 500.000 with a loan of `lening`. */
const lastenBij = (inkomen: number, lening: number) =>
  lastenVan(verzoekVan([{ inkomen }], { onderpand: bestaandeWoning(500_000), eigenInleg: 512_150 - lening }))

it('toChartData shows the net cost, gross cost, interest and repayment of a year per month', () => {
  // In year 1 of a loan of 300.000 the interest is 11.155,83, the repayment 5.516,33 and the net cost 12.550,81.
  expect(lastenBij(70_000, 300_000)?.bedragen(1)).toEqual([
    ['Netto', '€\u00A01.046'],
    ['Bruto', '€\u00A01.389'],
    ['Rente', '€\u00A0929'],
    ['Aflossing', '€\u00A0460'],
  ])
})

const FORFAIT_HOGER = 'Dat komt doordat je eigenwoningforfait hoger is dan de rente die je aftrekt.'
const TARIEF = 'Je trekt je rente af tegen hoogstens 37,48%. Over je eigenwoningforfait betaal je tot 49,5% belasting.'

// The forfait of 500.000 is 1.750. The interest on a loan of 57.150 is 1.758,20 in year 9 and 1.704,10 in year 10.
const LATER_HOGER = 'Vanaf jaar 10 is je eigenwoningforfait ook hoger dan de rente die je aftrekt.'

it.each<readonly [string, number, number, readonly string[]]>([
  ['from year 28 on', 70_000, 300_000, ['Vanaf jaar 28 betaal je netto meer dan bruto.', FORFAIT_HOGER]],
  ['in all years', 60_000, 20_000, ['Je betaalt elk jaar netto meer dan bruto.', FORFAIT_HOGER]],
  [
    'in all years, because interest is deducted at a lower rate, and later also because the forfait is higher',
    90_000,
    57_150,
    ['Je betaalt elk jaar netto meer dan bruto.', TARIEF, LATER_HOGER],
  ],
])('toChartData explains a net cost above the gross cost %s', (_jaren, inkomen, lening, zinnen) => {
  expect(lastenBij(inkomen, lening)?.verder.slice(2)).toEqual(zinnen)
})

it('toChartData says so when the net cost is above the gross cost in the last year only', () => {
  // Without a home the forfait is 0,35% of the loan. At 6% the interest is 0,63% of it in year 29 and 0,23% in year 30.
  expect(lastenVan(verzoekVan([{ inkomen: 60_000 }]), 6)?.verder.slice(2)).toEqual([
    'In jaar 30 betaal je netto meer dan bruto.',
    FORFAIT_HOGER,
  ])
})
