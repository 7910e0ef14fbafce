import { expect, it } from 'vitest'

import { term } from '../../../ui/verhaal/formule'

it('an amount in a formula has its sign as long as it has a cent', () => {
  expect([-1, -0.005, -0.004, 0.005, 1].map((bedrag) => term(bedrag).replaceAll('\u00A0', ' '))).toEqual([
    '(− € 1)',
    '(− € 0,01)',
    '€ 0',
    '€ 0,01',
    '€ 1',
  ])
})
