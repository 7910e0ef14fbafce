import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { giveFocus } from '../../../ui/velden/giveFocus'

const KEY = { detail: 0 }
const POINTER = { detail: 1 }

const knop = document.createElement('button')
const heeftRing = () => !knop.hasAttribute('data-zonder-ring')

/** Adds the button to the page and gives it the focus, as after this click. */
const geef = (klik: { readonly detail: number }) => {
  document.body.append(knop)
  giveFocus(knop, klik)
  expect(knop).toHaveFocus()
}

afterEach(() => knop.remove())

it('giveFocus shows a focus ring after a key', () => {
  geef(KEY)
  expect(heeftRing()).toBe(true)
})

it.each([
  ['a key is pressed', () => fireEvent.keyDown(knop, { key: 'Shift' })],
  ['the focus leaves', () => knop.blur()],
])('giveFocus shows no focus ring after a pointer, until %s', (_, daarna) => {
  geef(POINTER)
  expect(heeftRing()).toBe(false)
  daarna()
  expect(heeftRing()).toBe(true)
})
