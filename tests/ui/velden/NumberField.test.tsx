import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clampGetal } from '../../../domain/invoer'
import { meer, minder, toonGetal, veld } from './getal'

describe('a number that is typed', () => {
  it('has a comma before its decimals', async () => {
    const { gebruiker, gehoord } = toonGetal(undefined, { decimals: 1 })
    await gebruiker.type(veld(), '2.5{Enter}')
    expect(veld()).toHaveValue('2,5')
    expect(gehoord).toEqual([2.5])
  })

  it('that is not whole stays, with an error', async () => {
    const { gebruiker, gehoord } = toonGetal()
    await gebruiker.type(veld(), '2,5')
    await gebruiker.tab()
    expect(veld()).toHaveValue('2,5')
    expect(veld()).toHaveAccessibleDescription('Vul een heel getal in.')
    expect(gehoord).toEqual([])
  })

  it('pasted below the lowest becomes the lowest', async () => {
    const { gebruiker, gehoord } = toonGetal()
    await gebruiker.click(veld())
    await gebruiker.paste('-5')
    await gebruiker.tab()
    expect(gehoord).toEqual([0])
  })
})

describe('a number as a spin button tells', () => {
  it('its value and its bounds', () => {
    toonGetal(12)
    expect(veld()).toHaveAttribute('aria-valuenow', '12')
    expect(veld()).toHaveAttribute('aria-valuemin', '0')
    expect(veld()).toHaveAttribute('aria-valuemax', '30')
  })

  it('its decimals in words a Dutch voice can read', () => {
    toonGetal(2.5, { decimals: 1 })
    expect(veld()).toHaveAttribute('aria-valuetext', '2,5')
  })

  it('no value when it has none', () => {
    toonGetal()
    expect(veld()).not.toHaveAttribute('aria-valuenow')
  })
})

describe('a key', () => {
  it.each([
    ['{ArrowUp}', 13],
    ['{ArrowDown}', 11],
    ['{PageUp}', 22],
    ['{PageDown}', 2],
    ['{Home}', 0],
    ['{End}', 30],
  ])('%s makes 12 into %d', async (toets, getal) => {
    const { gebruiker, gehoord } = toonGetal(12)
    await gebruiker.click(veld())
    await gebruiker.keyboard(toets)
    expect(gehoord).toEqual([getal])
  })

  it('takes the step the field names', async () => {
    const { gebruiker, gehoord } = toonGetal(2, { step: 0.1, decimals: 1 })
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowUp}')
    expect(gehoord).toEqual([2.1])
  })

  it('goes on from what is typed and not yet heard', async () => {
    const { gebruiker, gehoord } = toonGetal(12)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), '20{ArrowUp}')
    expect(gehoord).toEqual([21])
  })

  it('begins at 0 where there is nothing', async () => {
    const { gebruiker, gehoord } = toonGetal()
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowUp}')
    expect(gehoord).toEqual([1])
  })

  it('that goes to a bound moves the cursor where there is no bound', async () => {
    const { gebruiker, gehoord } = toonGetal(12, { min: undefined })
    await gebruiker.click(veld())
    await gebruiker.keyboard('{Home}')
    expect(gehoord).toEqual([])
    expect(veld().selectionStart).toBe(0)
  })
})

describe('a spin button', () => {
  it.each([
    [0, true, false],
    [15, false, false],
    [30, false, true],
    [undefined, false, false],
  ])('at %s: less is disabled %s, more is disabled %s', (value, geenMinder, geenMeer) => {
    toonGetal(value)
    expect([minder().matches(':disabled'), meer().matches(':disabled')]).toEqual([geenMinder, geenMeer])
  })

  it('is not in the tab order, for the arrow keys do the same', async () => {
    const { gebruiker } = toonGetal(12)
    await gebruiker.tab()
    expect(veld()).toHaveFocus()
    await gebruiker.tab()
    expect(document.body).toHaveFocus()
  })

  it('gives the field the focus when a mouse presses it', async () => {
    const { gebruiker } = toonGetal(12)
    await gebruiker.click(meer())
    expect(veld()).toHaveFocus()
  })

  it('counts a click once', async () => {
    const { gebruiker, gehoord } = toonGetal(12)
    await gebruiker.click(meer())
    await gebruiker.click(minder())
    await gebruiker.click(minder())
    expect(gehoord).toEqual([13, 12, 11])
  })

  it('hears a click without a pointer, as a screen reader gives', () => {
    const { gehoord } = toonGetal(12)
    fireEvent.click(meer())
    expect(gehoord).toEqual([13])
  })

  it('at the bound hands the focus to the field', async () => {
    const { gebruiker, gehoord } = toonGetal(29)
    act(() => meer().focus())
    await gebruiker.keyboard(' ')
    expect(gehoord).toEqual([30])
    expect(veld()).toHaveFocus()
  })

  it('does nothing in a field that is disabled', async () => {
    const { gebruiker, gehoord } = toonGetal(12, { disabled: true })
    await gebruiker.click(meer())
    expect(gehoord).toEqual([])
  })
})

it('whatever whole number is typed, the field holds the nearest within its bounds', () => {
  const grens = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), grens, grens, (getal, een, ander) => {
      const bereik = { min: Math.min(een, ander), max: Math.max(een, ander) }
      const { gehoord, haalWeg } = toonGetal(undefined, bereik)
      fireEvent.input(veld(), { target: { value: String(getal) } })
      fireEvent.blur(veld())
      haalWeg()
      expect(gehoord).toEqual([clampGetal(getal, bereik)])
    }),
    { numRuns: 30 },
  )
})
