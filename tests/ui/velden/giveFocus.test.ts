import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { giveFocus } from '../../../ui/velden/giveFocus'

const KEY = { detail: 0 }
const POINTER = { detail: 1 }

const knop = document.createElement('button')
const heeftRing = () => !knop.hasAttribute('data-zonder-ring')

/** Gives the focus to a button in the page, for this click. */
const geef = (klik: { readonly detail: number }) => {
  document.body.append(knop)
  giveFocus(knop, klik)
  expect(knop).toHaveFocus()
}

afterEach(() => knop.remove())

it('the focus has a ring after a key', () => {
  geef(KEY)
  expect(heeftRing()).toBe(true)
})

it.each([
  ['a key', () => fireEvent.keyDown(knop, { key: 'Shift' })],
  ['going on and coming back', () => knop.blur()],
])('the focus has no ring after a pointer, until %s', (_, daarna) => {
  geef(POINTER)
  expect(heeftRing()).toBe(false)
  daarna()
  expect(heeftRing()).toBe(true)
})
