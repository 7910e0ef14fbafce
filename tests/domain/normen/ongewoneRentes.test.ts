import { expect, it } from 'vitest'

import { isOngewoneRente, meldingVanOngewone, ongewoneRentesIn } from '../../../domain/normen'

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

it.each([
  [5, '1; 2; 3; 4; 5)'],
  [6, '1; 2; 3; 4; 5; nog 1 andere rente)'],
  [7, '1; 2; 3; 4; 5; nog 2 andere rentes)'],
])('meldingVanOngewone for %d rates lists at most five, and counts the rest', (aantal, einde) => {
  const rentes = Array.from({ length: aantal }, (_, nummer) => String(nummer + 1))
  expect(meldingVanOngewone(rentes)).toContain(`(${einde}`)
})
