import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { gaNaarStap, toonRekenhulp } from '../support/scherm'

const links = { adviseurZoekenUrl: 'https://voorbeeld.nl/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

/** Specification, section 6: roles and permissions. */
describe('a customer', () => {
  it('sees the adviser-search button on the last step', () => {
    toonRekenhulp({ type: 'Klant', ...links })
    gaNaarStap(3)
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toHaveAttribute('href', links.adviseurZoekenUrl)
  })
  it('does not see the apply-for-mortgage button', () => {
    toonRekenhulp({ type: 'Klant', ...links })
    gaNaarStap(3)
    expect(screen.queryByRole('link', { name: 'Hypotheek aanvragen' })).toBeNull()
  })
})

describe('an adviser', () => {
  it('sees the apply-for-mortgage button on the last step', () => {
    toonRekenhulp({ type: 'Adviseur', ...links })
    gaNaarStap(3)
    expect(screen.getByRole('link', { name: 'Hypotheek aanvragen' })).toHaveAttribute('href', '/aanvragen')
  })
  it('does not see the adviser-search button', () => {
    toonRekenhulp({ type: 'Adviseur', ...links })
    gaNaarStap(3)
    expect(screen.queryByRole('link', { name: 'Zoek een adviseur' })).toBeNull()
  })
})

describe('no login stands before the calculator', () => {
  it('nothing asks for a password or a permission', () => {
    toonRekenhulp()
    expect(document.querySelectorAll('input[type=password], [type=email]')).toHaveLength(0)
  })
})
