import { expect, it } from 'vitest'

import { formatGedeeld } from '../../../domain/orientatie'
import { click, errorOf, field, showCalculator } from '../../support/screen'

const INKOMEN = 'Bruto jaarinkomen'

it("'Begin opnieuw' removes the error that a refused 'Ga verder' has shown", () => {
  const antwoorden = [{ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 48_000 }] as const
  const bewaard = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2026-11-20', antwoorden })
  sessionStorage.setItem('hypotheek-orientatie:/:hypotheek-orientatie-1', bewaard)
  showCalculator({ bewaren: true })
  click('Ga verder')
  expect(errorOf(field(INKOMEN))).toMatch(/^Je hebt niets ingevuld/)
  click('Begin opnieuw')
  expect(errorOf(field(INKOMEN))).toBeUndefined()
})
