import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { goToStap, showCalculator } from '../support/screen'

const links = { adviseurZoekenUrl: 'https://voorbeeld.nl/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

/** Specification, section 6: roles and permissions. */
describe('the last step', () => {
  it.each([
    ['Klant', 'Zoek een adviseur', 'Hypotheek aanvragen'],
    ['Adviseur', 'Hypotheek aanvragen', 'Zoek een adviseur'],
  ] as const)("shows a %s the button '%s' and not '%s'", (type, zijn, andere) => {
    showCalculator({ type, ...links })
    goToStap(3)
    expect(screen.getByText(zijn, { selector: 'a[href]' })).toBeVisible()
    expect(screen.queryByText(andere)).toBeNull()
  })
})

describe('no login stands before the calculator', () => {
  it('nothing asks for a password or a permission', () => {
    showCalculator()
    expect(document.querySelectorAll('input[type=password], [type=email]')).toHaveLength(0)
  })
})
