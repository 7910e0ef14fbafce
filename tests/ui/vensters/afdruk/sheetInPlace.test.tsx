import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allBut, cleanUp, dialogs, now, pending, showAt, stopKlok, wait } from '../../../support/screen'

const print = (moment: 'beforeprint' | 'afterprint') => now(() => window.dispatchEvent(new Event(moment)))

/** Returns the sheets in the page, each with the element that contains it and with its text. */
const sheets = () =>
  [...document.querySelectorAll('.vel')].map(({ parentElement, shadowRoot }) => ({
    place: parentElement?.matches('dialog') ? 'dialog' : parentElement?.className,
    text: shadowRoot?.querySelector('h1')?.textContent,
  }))

const VERBODEN = 'Printen lukt hier niet. Kies ‘Bewaar of deel’, dan kan je de tekst kopiëren.'
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
  const { announced } = dialogs.meenemen.show()
  const focused = document.activeElement
  const before = [announced.polite(), announced.urgent()]
  print('beforeprint')
  expect(sheets()).toEqual([{ place: 'kader', text: SHEET }])
  print('afterprint')
  expect(document.activeElement).toBe(focused)
  expect(dialogs.meenemen.element()).toBeVisible()
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

describe('Ctrl+P before the sheet has loaded', () => {
  afterEach(() => vi.restoreAllMocks())
  /** Resolves after the timers of 0 ms that are running, and those that microtasks then start. */
  const afterTimers = async () => {
    for (let round = 0; round < 2; round++) await new Promise((resolve) => setTimeout(resolve))
  }
  const press = (met: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 'p', ...met })

  it.each(['afdruk', 'delen', 'aannamedelen'] as const)(
    'Ctrl+P on step 3 prints the page once %s, a part of the sheet, has loaded or failed',
    async (part) => {
      const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
      for (const end of ['finishLoading', 'failLoading'] as const) {
        printed.mockClear()
        const sheet = pending(part)
        showAt(3, {}, { lazy: allBut(sheet) })
        expect(press({ ctrlKey: true })).toBe(false)
        await afterTimers()
        expect(printed).not.toHaveBeenCalled()
        await sheet[end]()
        await vi.waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
        cleanUp()
      }
    },
  )

  it.each([
    ['P alone', {}],
    ['Ctrl+Shift+P', { ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+P', { ctrlKey: true, altKey: true }],
    ['Ctrl+C', { ctrlKey: true, key: 'c' }],
  ])('%s on step 3 is left to the browser', (_, met) => {
    showAt(3, {}, { lazy: allBut(pending('afdruk')) })
    expect(press(met)).toBe(true)
  })

  it('Ctrl+P is left to the browser once the sheet has loaded, and without a connection', () => {
    showAt(3)
    expect(press({ ctrlKey: true })).toBe(true)
    cleanUp()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    showAt(3, {}, { lazy: allBut(pending('afdruk')) })
    expect(press({ metaKey: true })).toBe(true)
  })
})

describe('Ctrl+P that the calculator took over', () => {
  stopKlok()
  afterEach(() => vi.restoreAllMocks())

  it.each<[string, string[], () => void]>([
    ['Ctrl+P that the browser ignores is called impossible, on screen and aloud', [VERBODEN], () => undefined],
    ['Ctrl+P that the browser obeys leaves no message', [], () => window.dispatchEvent(new Event('beforeprint'))],
  ])('%s', async (_, messages, act) => {
    const printed = vi.spyOn(window, 'print').mockImplementation(act)
    const sheet = pending('delen')
    const { announced } = showAt(3, {}, { lazy: allBut(sheet) })
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
    await sheet.finishLoading()
    await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce())
    wait(1000)
    wait(1000)
    expect(screen.queryAllByText(VERBODEN, { selector: 'div p' }).map(({ textContent }) => textContent)).toEqual(
      messages,
    )
    expect(announced.urgent()).toBe(messages.join(''))
  })
})
