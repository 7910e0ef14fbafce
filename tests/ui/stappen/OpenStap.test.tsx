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

// Only tests/orca hears the title. This test is the quick guard of what Orca and Firefox need.
it.each([
  ['Ga verder', 'Je uitkomst'],
  ['Vorige stap', 'Maximale hypotheek'],
])("'%s' is in an element with an id that remains in the next step and does not contain its title", (naam, titel) => {
  showAt(2, { vraagprijsWoning: 185_000 })
  const around = button(naam).closest('[id]')
  click(naam)
  expect(around).toBeInTheDocument()
  expect(around).not.toContainElement(screen.getByRole('heading', { name: titel, level: 2 }))
})
