import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { showCalculator, showAt } from '../support/screen'

const links = { adviseurZoekenUrl: 'https://voorbeeld.nl/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

/** Specification, section 6: roles and permissions. */
it.each([
  ['Klant', 'Zoek een adviseur', 'Hypotheek aanvragen'],
  ['Adviseur', 'Hypotheek aanvragen', 'Zoek een adviseur'],
] as const)("the last step shows a %s the button '%s' and not '%s'", (type, zijn, andere) => {
  showAt(3, {}, { type, ...links })
  expect(screen.getByText(zijn, { selector: 'a[href]' })).toBeVisible()
  expect(screen.queryByText(andere)).toBeNull()
})

it('no login stands before the calculator: nothing asks for a password or a permission', () => {
  showCalculator()
  expect(document.querySelectorAll('input[type=password], [type=email]')).toHaveLength(0)
})
