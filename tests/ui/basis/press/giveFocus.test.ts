import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { giveFocus } from '../../../../ui/basis/press/giveFocus'

const KEY = { detail: 0 }
const POINTER = { detail: 1 }

const knop = document.createElement('button')
const heeftRing = () => !knop.hasAttribute('data-zonder-ring')

/** Adds the button to the document, calls `giveFocus` for this click and checks that the button has the focus. */
const geef = (klik: { readonly detail: number }) => {
  document.body.append(knop)
  giveFocus(knop, klik)
  expect(knop).toHaveFocus()
}

afterEach(() => knop.remove())

it('giveFocus shows the focus ring after a click with the keyboard', () => {
  geef(KEY)
  expect(heeftRing()).toBe(true)
})

it.each([
  ['a key is pressed', () => fireEvent.keyDown(knop, { key: 'Shift' })],
  ['the element loses the focus', () => knop.blur()],
])('giveFocus hides the focus ring after a pointer click until %s', (_, daarna) => {
  geef(POINTER)
  expect(heeftRing()).toBe(false)
  daarna()
  expect(heeftRing()).toBe(true)
})
