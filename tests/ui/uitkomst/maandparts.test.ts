import { expect, it } from 'vitest'

import type { Maandverdeling } from '../../../domain/vergelijking'
import { toMaandparts } from '../../../ui/uitkomst/maandparts'

const GELIJK: Maandverdeling = { rente: 600, aflossing: 499, terug: 0, extra: 0 }

it.each<readonly [Partial<Maandverdeling>, readonly string[]]>([
  [{ terug: 1 }, ['Rente, na belasting', 'Aflossing', 'Belastingvoordeel']],
  [{}, ['Rente', 'Aflossing']],
  [{ extra: 1 }, ['Rente', 'Aflossing', 'Extra belasting']],
])('for a monthly cost with %j, toMaandparts names the parts %j', (belasting, namen) => {
  expect(toMaandparts({ ...GELIJK, ...belasting }).map(({ naam }) => naam)).toEqual(namen)
})

it('toMaandparts leaves out each part of 0 euro, and keeps each part of 1 euro', () => {
  const bedragenBij = (rente: number, aflossing: number, terug: number) =>
    toMaandparts({ ...GELIJK, rente, aflossing, terug }).map(({ bedrag }) => bedrag)
  expect(bedragenBij(1, 2, 3)).toEqual([1, 2, 3])
  expect([bedragenBij(0, 2, 3), bedragenBij(1, 0, 3), bedragenBij(1, 2, 0)]).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
  ])
})
