import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { formatGedeeld } from '../../../domain/orientatie'
import { button, click, errorOf, field, showAt, showCalculator } from '../../support/screen'

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

it('the title is outside the element with the step buttons, which stays in the accessibility tree', () => {
  showAt(2, { vraagprijsWoning: 200_000 })
  const place = () => {
    const found = button('Vorige stap').closest('[aria-busy=false]')
    expect(found).not.toContainElement(screen.getByRole('heading', { level: 2 }))
    return found
  }
  const before = place()
  click('Ga verder')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Je uitkomst')
  expect(place()).toBe(before)
  expect(before).toBeInTheDocument()
})
