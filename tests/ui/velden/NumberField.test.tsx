import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { clampGetal } from '../../../domain/invoer'
import { type NumberFieldProps, NumberField } from '../../../ui/velden/los/NumberField'
import { stopKlok, wait } from '../../support/screen'
import { toonVeld } from './toonVeld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

const veld = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Looptijd/ })
const meer = () => screen.getByRole('button', { name: 'Verhoog Looptijd' })
const minder = () => screen.getByRole('button', { name: 'Verlaag Looptijd' })

const toonGetal = (value?: number, anders: Partial<NumberFieldProps> = {}) =>
  toonVeld<number | undefined>(value, (aansluiting) => (
    <NumberField name="looptijd" label="Looptijd" min={0} max={30} {...aansluiting} {...anders} />
  ))

describe('typing in NumberField', () => {
  it('NumberField with one decimal shows a typed 2.5 as 2,5 after Enter', async () => {
    const { gebruiker, gehoord } = toonGetal(undefined, { decimals: 1 })
    await gebruiker.type(veld(), '2.5{Enter}')
    expect(veld()).toHaveValue('2,5')
    expect(gehoord).toEqual([2.5])
  })

  it('NumberField without decimals keeps a typed 2,5, shows an error and does not call onChange', async () => {
    const { gebruiker, gehoord } = toonGetal()
    await gebruiker.type(veld(), '2,5')
    await gebruiker.tab()
    expect(veld()).toHaveValue('2,5')
    expect(veld()).toHaveAccessibleDescription('Vul een heel getal in.')
    expect(gehoord).toEqual([])
  })

  it('NumberField raises a pasted number below its minimum to that minimum', async () => {
    const { gebruiker, gehoord } = toonGetal()
    await gebruiker.click(veld())
    await gebruiker.paste('-5')
    await gebruiker.tab()
    expect(gehoord).toEqual([0])
  })
})

describe('the ARIA values of NumberField', () => {
  it.each([
    [12, '12'],
    [undefined, null],
  ])('NumberField with the value %s has aria-valuenow %s, aria-valuemin 0 and aria-valuemax 30', (value, nu) => {
    toonGetal(value)
    const verteld = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((naam) => veld().getAttribute(naam))
    expect(verteld).toEqual([nu, '0', '30'])
  })

  it('NumberField writes the value 2.5 as 2,5 in aria-valuetext', () => {
    toonGetal(2.5, { decimals: 1 })
    expect(veld()).toHaveAttribute('aria-valuetext', '2,5')
  })
})

describe('keys in NumberField', () => {
  it.each([
    ['{ArrowUp}', 12, 13, {}],
    ['{ArrowDown}', 12, 11, {}],
    ['{PageUp}', 12, 22, {}],
    ['{PageDown}', 12, 2, {}],
    ['{Home}', 12, 0, {}],
    ['{End}', 12, 30, {}],
    ['{ArrowUp}', 2, 2.1, { step: 0.1, decimals: 1 }],
    ['{ArrowUp}', undefined, 1, {}],
  ])('pressing %s in NumberField changes %s to %s with the props %o', async (toets, van, getal, anders) => {
    const { gebruiker, gehoord } = toonGetal(van, anders)
    await gebruiker.click(veld())
    await gebruiker.keyboard(toets)
    expect(gehoord).toEqual([getal])
  })

  it('ArrowUp in NumberField adds 1 to a typed number that onChange has not received yet', async () => {
    const { gebruiker, gehoord } = toonGetal(12)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), '20{ArrowUp}')
    expect(gehoord).toEqual([21])
  })

  it('NumberField without a minimum keeps its value for Home, Shift+ArrowUp and Shift+End', async () => {
    const { gebruiker, gehoord } = toonGetal(12, { min: undefined })
    await gebruiker.click(veld())
    await gebruiker.keyboard('{Shift>}{ArrowUp}{End}{/Shift}')
    await gebruiker.keyboard('{Home}')
    expect(gehoord).toEqual([])
    expect(veld().selectionStart).toBe(0)
  })
})

describe('the spin buttons of NumberField', () => {
  it.each([
    [0, true, false],
    [15, false, false],
    [30, false, true],
    [undefined, false, false],
  ])('NumberField (0 to 30) at %s has minus disabled: %s, plus disabled: %s', (value, geenMinder, geenMeer) => {
    toonGetal(value)
    expect([minder().matches(':disabled'), meer().matches(':disabled')]).toEqual([geenMinder, geenMeer])
    expect(document.body).toHaveFocus()
  })

  it('the spin buttons of NumberField are not in the tab order', async () => {
    const { gebruiker } = toonGetal(12)
    await gebruiker.tab()
    expect(veld()).toHaveFocus()
    await gebruiker.tab()
    expect(document.body).toHaveFocus()
  })

  it('a spin button of NumberField steps once per click and focuses the input, but ignores a right-click', async () => {
    const { gebruiker, gehoord } = toonGetal(12)
    fireEvent.pointerDown(meer(), { button: 2 })
    expect(fireEvent.contextMenu(meer())).toBe(false)
    await gebruiker.click(meer())
    expect(veld()).toHaveFocus()
    await gebruiker.dblClick(minder())
    expect(gehoord).toEqual([13, 12, 11])
  })

  it('a spin button of NumberField steps on a click without pointer events, as from a screen reader', () => {
    const { gehoord } = toonGetal(12)
    fireEvent.click(meer())
    expect(gehoord).toEqual([13])
  })

  it('a focused spin button of NumberField gives the focus to the input when it reaches the maximum', async () => {
    const { gebruiker, gehoord } = toonGetal(29)
    act(() => meer().focus())
    await gebruiker.keyboard(' ')
    expect(gehoord).toEqual([30])
    expect(veld()).toHaveFocus()
  })

  it('clicking a spin button of a disabled NumberField does not call onChange', async () => {
    const { gebruiker, gehoord } = toonGetal(12, { disabled: true })
    await gebruiker.click(meer())
    expect(gehoord).toEqual([])
  })
})

describe('a held spin button or arrow key', () => {
  stopKlok()
  afterEach(() => vi.restoreAllMocks())

  const manieren = [
    ['with a mouse', () => fireEvent.pointerDown(meer(), { pointerType: 'mouse' }), () => fireEvent.pointerUp(meer())],
    ['with a finger', () => fireEvent.pointerDown(meer(), { pointerType: 'touch' }), () => fireEvent.pointerUp(meer())],
    ['with Space', () => fireEvent.keyDown(meer(), { key: ' ' }), () => fireEvent.keyUp(meer(), { key: ' ' })],
    ['with ArrowUp', () => fireEvent.keyDown(veld(), { key: 'ArrowUp' }), () => fireEvent.keyUp(veld())],
  ] as const

  it.each(manieren)('a press %s steps NumberField at once, after 500 ms and then every 40 ms', (_manier, druk) => {
    const { gehoord } = toonGetal(12)
    druk()
    expect(gehoord).toEqual([13])
    wait(499)
    expect(gehoord).toEqual([13])
    wait(1)
    expect(gehoord).toEqual([13, 14])
    wait(39)
    expect(gehoord).toEqual([13, 14])
    wait(1)
    expect(gehoord).toEqual([13, 14, 15])
    wait(80)
    expect(gehoord).toEqual([13, 14, 15, 16, 17])
  })

  it.each(manieren)('NumberField stops stepping when a press %s ends', (manier, druk, laatLos) => {
    const { gehoord } = toonGetal(12)
    druk()
    expect(veld().matches(':focus')).toBe(manier === 'with a mouse')
    wait(540)
    laatLos()
    wait(1000)
    expect(gehoord).toEqual([13, 14, 15])
  })

  it('a held spin button of NumberField steps every 40 ms even when each render takes 15 ms', () => {
    const { gehoord } = toonGetal(0)
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + 15 * gehoord.length)
    fireEvent.pointerDown(meer())
    wait(500 - 15)
    expect(gehoord).toEqual([1, 2])
    for (const getal of [3, 4, 5]) {
      wait(40 - 15)
      expect(gehoord.at(-1)).toBe(getal)
    }
  })

  it('a held spin button of NumberField skips the steps missed while each render takes 100 ms', () => {
    const { gehoord } = toonGetal(0)
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + 100 * gehoord.length)
    fireEvent.pointerDown(meer())
    wait(400)
    expect(gehoord).toEqual([1, 2])
    wait(19)
    expect(gehoord).toEqual([1, 2])
    wait(1)
    expect(gehoord).toEqual([1, 2, 3])
  })

  it('a held spin button of NumberField stops at the maximum', () => {
    const { gehoord } = toonGetal(28)
    fireEvent.pointerDown(meer())
    wait(2000)
    expect(gehoord).toEqual([29, 30])
  })

  it.each([
    ['the pointer leaves the button', () => fireEvent.pointerDown(meer()), () => fireEvent.pointerLeave(meer())],
    ['the browser cancels the pointer', () => fireEvent.pointerDown(meer()), () => fireEvent.pointerCancel(meer())],
    ['the button loses the focus', () => fireEvent.keyDown(meer(), { key: ' ' }), () => fireEvent.blur(meer())],
    ['the input loses the focus', () => fireEvent.keyDown(veld(), { key: 'ArrowUp' }), () => fireEvent.blur(veld())],
    ['the field is removed', () => fireEvent.pointerDown(meer()), (haalWeg: () => void) => haalWeg()],
  ])('a held button or key of NumberField stops stepping when %s', (_, druk, daarna) => {
    const { gehoord, haalWeg } = toonGetal(12)
    druk()
    daarna(haalWeg)
    wait(2000)
    expect(gehoord).toEqual([13])
  })

  it('NumberField does not step for keydown events with repeat: true', () => {
    const { gehoord } = toonGetal(12)
    fireEvent.keyDown(veld(), { key: 'ArrowUp' })
    fireEvent.keyDown(veld(), { key: 'ArrowUp', repeat: true })
    fireEvent.keyDown(meer(), { key: ' ', repeat: true })
    expect(gehoord).toEqual([13])
  })
})

it('NumberField passes any typed whole number to onChange, clamped to its bounds', () => {
  const grens = fc.integer({ min: -1000, max: 1000 })
  everyTimes(numberOfRuns(10), fc.integer({ min: -5000, max: 5000 }), grens, grens, (getal, een, ander) => {
    const bereik = { min: Math.min(een, ander), max: Math.max(een, ander) }
    const { gehoord, haalWeg } = toonGetal(undefined, bereik)
    fireEvent.input(veld(), { target: { value: String(getal) } })
    fireEvent.blur(veld())
    haalWeg()
    expect(gehoord).toEqual([clampGetal(getal, bereik)])
  })
})
