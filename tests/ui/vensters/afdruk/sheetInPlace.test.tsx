import { expect, it } from 'vitest'

import { allBut, dialogs, now, pending, showAt } from '../../../support/screen'

const print = (moment: 'beforeprint' | 'afterprint') => now(() => window.dispatchEvent(new Event(moment)))

/** Returns the sheets in the page, each with the element that contains it and with its text. */
const sheets = () =>
  [...document.querySelectorAll('.vel')].map(({ parentElement, shadowRoot }) => ({
    place: parentElement?.matches('dialog') ? 'dialog' : parentElement?.className,
    text: shadowRoot?.querySelector('h1')?.textContent,
  }))

const SHEET = 'Je hypotheekberekening van 21-11-2026'

it('on step 3 the sheet is in the frame of the calculator between beforeprint and afterprint', () => {
  showAt(3)
  expect(sheets()).toEqual([])
  print('beforeprint')
  print('beforeprint')
  expect(sheets()).toEqual([{ place: 'kader', text: SHEET }])
  print('afterprint')
  expect(sheets()).toEqual([])
})

it('printing does not move the focus, close the dialog or announce anything', () => {
  const { announced } = dialogs.delen.show()
  const focused = document.activeElement
  const before = [announced.polite(), announced.urgent()]
  print('beforeprint')
  expect(sheets()).toEqual([{ place: 'kader', text: SHEET }])
  print('afterprint')
  expect(document.activeElement).toBe(focused)
  expect(dialogs.delen.element()).toBeVisible()
  expect([announced.polite(), announced.urgent()]).toEqual(before)
})

it('the sheet comes before a dialog that prints without the page around it', () => {
  dialogs.verloop.show()
  print('beforeprint')
  expect(sheets()).toEqual([{ place: 'dialog', text: SHEET }])
  print('afterprint')
  expect(sheets()).toEqual([])
})

it.each([1, 2] as const)('step %i prints without a sheet', (step) => {
  showAt(step)
  print('beforeprint')
  expect(sheets()).toEqual([])
})

it('step 3 prints without a sheet until the list of assumptions has loaded', () => {
  showAt(3, {}, { lazy: allBut(pending('aannamedelen')) })
  print('beforeprint')
  expect(sheets()).toEqual([])
})
