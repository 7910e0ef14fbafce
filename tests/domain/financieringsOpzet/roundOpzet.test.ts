import { expect, it } from 'vitest'

import { roundOpzet, type FinancieringsOpzet } from '../../../domain'

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 280_000,
  maximaleHypotheek: 280_000,
  maandlastBruto: 1296.72,
  maandlastNetto: 1012.2,
  benodigdeFinanciering: 300_000.4,
  hypotheekbedrag: 280_000,
  extraBenodigdeEigenInleg: 0,
}

it.each([
  [0, { extraBenodigdeEigenInleg: 0, benodigdeFinanciering: 300_000 }],
  [0.01, { extraBenodigdeEigenInleg: 1, benodigdeFinanciering: 300_001 }],
])('for a shortage of %d, roundOpzet rounds the shortage and a need of 300.000,40 to %j', (tekort, rond) => {
  expect(roundOpzet({ ...opzet, extraBenodigdeEigenInleg: tekort })).toMatchObject(rond)
})
