import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { now, showAt } from '../../../support/screen'

/** Opens the dialog 'Bereken jaarinkomen', whose first field is 'Bruto maandinkomen', after `press` on its button. */
const openAfter = (press: (button: HTMLElement) => void): void => {
  showAt(1)
  const button = screen.getByRole('button', { name: 'Bereken jaarinkomen' })
  press(button)
  now(() => button.click())
}

/** Fires a press of a pointer. jsdom has no `pointerType` in the options of an event. */
const pressWith = (pointerType: string) => (button: HTMLElement) => {
  const event = new Event('pointerdown', { bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(button, event)
  fireEvent.pointerUp(button)
}

/** Replaces `matchMedia`: a query matches only when it asks for a coarse pointer, as on a phone. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

describe('the focus of an opened dialog with a text field', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(['touch', 'pen'])('a dialog opened by %s has the focus itself, so that no keyboard covers it', (type) => {
    openAfter(pressWith(type))
    expect(document.activeElement).toHaveAccessibleName('Bereken jaarinkomen')
    expect(document.activeElement).toHaveAttribute('open')
  })

  it.each<readonly [string, (button: HTMLElement) => void]>([
    ['a mouse', pressWith('mouse')],
    [
      'a key, after a touch',
      (button) => {
        pressWith('touch')(button)
        fireEvent.keyDown(button, { key: 'Enter' })
      },
    ],
  ])('a dialog opened by %s focuses its first field', (_, press) => {
    onPhone()
    openAfter(press)
    expect(document.activeElement).toHaveAccessibleName('Bruto maandinkomen')
  })

  it('a dialog opened without a press has the focus itself on a phone', () => {
    onPhone()
    openAfter(() => undefined)
    expect(document.activeElement).toHaveAttribute('open')
  })
})

it.each([
  ['Bereken jaarinkomen', 1, undefined],
  ['Bekijk het verloop over 30 jaar', 3, ''],
  ['Wat als je iets verandert?', 3, 'kop'],
  ['Bewaar of deel', 3, ''],
] as const)("the foot of the dialog '%s' on step %i is marked as one without an action: %s", (name, step, mark) => {
  showAt(step)
  now(() => screen.getByRole('button', { name }).click())
  expect(document.querySelector<HTMLElement>('dialog [data-zonder-actie]')?.dataset['zonderActie']).toBe(mark)
})
