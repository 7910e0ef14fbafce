import { expect, it } from 'vitest'

import { heeftOngewoneRente, isOngewoneRente, meldingVanOngewone, ongewoneRentesIn } from '../../../domain/normen'

it.each([
  [0.099, true],
  [0.1, false],
  [20, false],
  [20.001, true],
])('isOngewoneRente of a rate of %d percent returns %s', (rente, isOngewoon) => {
  expect(isOngewoneRente(rente)).toBe(isOngewoon)
})

it('ongewoneRentesIn names unusual rates from 0 to 100 percent, and no rate outside these bounds', () => {
  const rentetarieven = { '1': 0, '12': -0.01, '60': 0.1, '120': 100, '240': 100.01 }
  expect(ongewoneRentesIn(rentetarieven)).toEqual(['1 maand: 0', '120 maanden: 100'])
})

it('ongewoneRentesIn names an unusual rate of a pair, with or without NHG', () => {
  const rentetarieven = { '60': { nhg: 3.6, zonder: 0.0375 }, '120': { nhg: 37.5, zonder: 3.8 } }
  expect(ongewoneRentesIn(rentetarieven)).toEqual(['60 maanden zonder NHG: 0.0375', '120 maanden met NHG: 37.5'])
})

it.each([
  [{ '120': 3.75 }, false],
  [{ '60': 3.6, '120': 0.0375 }, true],
  [{ '120': { nhg: 3.6, zonder: 3.8 } }, false],
  [{ '120': { nhg: 0.036, zonder: 3.8 } }, true],
  [{ '120': { nhg: 3.6, zonder: 38 } }, true],
])('heeftOngewoneRente of the rates %j is %s', (rentetarieven, verwacht) => {
  expect(heeftOngewoneRente(rentetarieven)).toBe(verwacht)
})

it.each([
  [5, '1; 2; 3; 4; 5)'],
  [6, '1; 2; 3; 4; 5; nog 1 andere rente)'],
  [7, '1; 2; 3; 4; 5; nog 2 andere rentes)'],
])('meldingVanOngewone for %d rates lists at most five, and counts the rest', (aantal, einde) => {
  const rentes = Array.from({ length: aantal }, (_, nummer) => String(nummer + 1))
  expect(meldingVanOngewone(rentes)).toContain(`(${einde}`)
})
