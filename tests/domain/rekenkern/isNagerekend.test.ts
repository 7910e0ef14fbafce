import fc from 'fast-check'
import { expect, it } from 'vitest'

import { berekenFinancieringsOpzet } from '../../../domain'
import { isNagerekend } from '../../../domain/vergelijking'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from './rightOf'

it('a result of this engine is calculated again', () => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
      const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
      expect(isNagerekend(verzoek, kader, financieringsOpzet)).toBe(true)
    }),
  )
})

it('a result with another loan or another monthly cost is not', () => {
  const cijfer = fc.constantFrom(
    'maximaleHypotheekOpInkomen',
    'maximaleHypotheek',
    'hypotheekbedrag',
    'maandlastBruto',
    'maandlastNetto',
  )
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), cijfer, ([verzoek, kader], anders) => {
      const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
      const ander = { ...financieringsOpzet, [anders]: (financieringsOpzet[anders] ?? 0) + 1 }
      expect(isNagerekend(verzoek, kader, ander)).toBe(false)
    }),
  )
})

it('nothing is without the rate of its period', () => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
      const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
      expect(isNagerekend(verzoek, { ...kader, rentetarieven: {} }, financieringsOpzet)).toBe(false)
    }),
  )
})
