import { expect, it } from 'vitest'

import { toMaandparts } from '../../../ui/uitkomst/maandparts'

const LASTEN = { netto: 900, bruto: 1100 }

it.each([
  [1099, 'Rente, na belasting'],
  [1100, 'Rente'],
  [1101, 'Rente, met belasting'],
])('for a net cost of %d and a gross cost of 1.100, toMaandparts names the interest %j', (netto, naam) => {
  const [rente] = toMaandparts({ rente: 600, aflossing: 499, terug: 1 }, { netto, bruto: 1100 })
  expect(rente?.naam).toBe(naam)
})

it('toMaandparts leaves out each part of 0 euro, and keeps each part of 1 euro', () => {
  const bedragenBij = (rente: number, aflossing: number, terug: number) =>
    toMaandparts({ rente, aflossing, terug }, LASTEN).map(({ bedrag }) => bedrag)
  expect(bedragenBij(1, 2, 3)).toEqual([1, 2, 3])
  expect([bedragenBij(0, 2, 3), bedragenBij(1, 0, 3), bedragenBij(1, 2, 0)]).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
  ])
})
