import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { BedragField } from '../../../ui/velden/BedragField'
import { DateField } from '../../../ui/velden/los/DateField'
import { NumberField } from '../../../ui/velden/los/NumberField'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { TextField } from '../../../ui/velden/los/TextField'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { act, doe, input, press, typ, type Action, type Plain } from './gestures'
import { toonVeld } from './toonVeld'

const fields = {
  'an amount': () =>
    toonVeld<number | undefined>(undefined, (vast) => <BedragField name="p" label="Proef" {...vast} />),
  'an amount to the cent': () =>
    toonVeld<number | undefined>(undefined, (vast) => <BedragField name="p" label="Proef" cents {...vast} />),
  'a percentage': () =>
    toonVeld<number | undefined>(undefined, (vast) => <PercentageField name="p" label="Proef" {...vast} />),
  'a number': () =>
    toonVeld<number | undefined>(undefined, (vast) => <NumberField name="p" label="Proef" max={999} {...vast} />),
  'a date': () => toonVeld<string | undefined>(undefined, (vast) => <DateField name="p" label="Proef" {...vast} />),
  'a text': () => toonVeld<string | undefined>(undefined, (vast) => <TextField name="p" label="Proef" {...vast} />),
} as const
type Kind = keyof typeof fields
const KINDS = Object.keys(fields) as Kind[]

const edits: fc.Arbitrary<Action> = fc.oneof(
  fc.stringMatching(/^\d{1,5}$/).map(typ),
  fc
    .constantFrom('12-3-2026', '3500.50', '€ 3.500,-', 'veel', '3,75')
    .map((tekst) => ({ soort: 'plak', tekst }) as const),
  fc.constantFrom<Plain>('kies', 'Backspace', 'Delete', 'Home', 'verlaat', 'Enter').map((soort) => ({ soort })),
)
const steps: fc.Arbitrary<Action> = fc.constantFrom<Plain>('undo', 'redo', 'menu').map((soort) => ({ soort }))
const series = (action: fc.Arbitrary<Action>) => fc.array(action, { minLength: 4, maxLength: 12 })

describe.each(KINDS)('undo and redo in %s', (kind) => {
  it(`undo and redo in ${kind} give only texts that the field held before`, () => {
    everyTimes(numberOfRuns(6), series(fc.oneof(edits, steps)), (reeks) => {
      const { haalWeg } = fields[kind]()
      const held = new Set([input().value])
      for (const action of reeks) {
        doe(action)
        if (['undo', 'redo', 'menu'].includes(action.soort)) expect([...held]).toContain(input().value)
        held.add(input().value)
      }
      haalWeg()
    })
  })

  it(`undo in ${kind} goes back to the first text, and redo goes forward to the last one`, () => {
    everyTimes(numberOfRuns(2), series(edits), (reeks) => {
      const { haalWeg } = fields[kind]()
      act(...reeks, 'verlaat')
      const last = input().value
      for (let step = 0; step < 20; step += 1) press('z')
      expect(input()).toHaveValue('')
      for (let step = 0; step < 20; step += 1) press('z', { ctrlKey: true, shiftKey: true })
      expect(input()).toHaveValue(last)
      haalWeg()
    })
  })
})

describe('undo in BedragField', () => {
  const toon = (begin?: number) =>
    toonVeld<number | undefined>(begin, (vast) => <BedragField name="p" label="Proef" {...vast} />)

  it('undo after leaving BedragField removes the typed amount, and redo restores it', () => {
    const { gehoord } = toon()
    act(typ('4000'), 'verlaat', 'undo')
    expect(input()).toHaveValue('')
    act('redo')
    expect(input()).toHaveValue('4.000')
    act('verlaat')
    expect(gehoord).toEqual([4000])
  })

  it('undo restores the amount that another one replaced', () => {
    const { gehoord } = toon()
    act(typ('60000'), 'verlaat', 'Delete', typ('75000'), 'verlaat', 'undo', 'undo')
    expect(input()).toHaveValue('60.000')
    act('verlaat')
    expect(gehoord).toEqual([60_000, 75_000, 60_000])
  })

  it('undo takes back one run of keys at a time', () => {
    toon()
    act(typ('123'), 'Backspace', 'Backspace', typ('99'), 'Home', typ('5'))
    const held = ['undo', 'undo', 'undo', 'undo', 'undo'].map(() => {
      act('undo')
      return input().value
    })
    expect(held).toEqual(['199', '1', '123', '', ''])
  })

  it('undo of the only edit restores the amount, including the digits that BedragField does not show', () => {
    const { gehoord } = toonVeld<number | undefined>(1234.567, (vast) => (
      <BedragField name="p" label="Proef" cents {...vast} />
    ))
    act('kies', typ('8'), 'undo', 'verlaat')
    expect(input()).toHaveValue('1.234,57')
    expect(gehoord).toEqual([])
  })

  it('a digit typed after an undo makes the restored amount one digit longer', () => {
    toon(60_000)
    act('kies', typ('75000'), 'verlaat', 'undo')
    input().setSelectionRange(6, 6)
    act(typ('1'), 'verlaat')
    expect(input()).toHaveValue('600.001')
  })

  it('undo restores the pasted text that BedragField read as another amount', () => {
    toon()
    act({ soort: 'plak', tekst: '3500.50' }, 'verlaat', 'undo')
    expect(input()).toHaveValue('3500.50')
  })

  it('undo restores the amount that a value from outside replaced', () => {
    const { zetVanBuiten } = toon(4000)
    zetVanBuiten(52_000)
    act('undo')
    expect(input()).toHaveValue('4.000')
  })

  it('undo restores the selection that the edit replaced, and redo puts the caret after the text it restores', () => {
    toon(350_000)
    input().setSelectionRange(0, 3)
    act(typ('4'), 'undo')
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
    act('redo')
    expect([input().value, input().selectionStart]).toEqual(['4000', 1])
  })

  it('undo fires an input event with the inputType historyUndo', () => {
    toon(4000)
    const listener = vi.fn<(event: Event) => void>()
    input().addEventListener('input', listener)
    act('kies', typ('5'), 'undo')
    expect(listener.mock.calls.map(([event]) => (event as InputEvent).inputType)).toEqual(['insertText', 'historyUndo'])
  })
})

it('an undo that the browser performs itself still gives a text that the field held', () => {
  fields['an amount']()
  act(typ('60000'), 'verlaat', typ('75000'), 'verlaat')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '75.00060.000')
  fireEvent(input(), new InputEvent('input', { inputType: 'historyUndo', bubbles: true }))
  expect(input()).toHaveValue('60.000')
})

describe('the undo and redo keys', () => {
  const typed = () => {
    fields['a text']()
    act(typ('abc'))
  }
  const onMac = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')

  it('the undo and redo keys are Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y', () => {
    typed()
    press('z')
    expect(input()).toHaveValue('')
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(input()).toHaveValue('abc')
    act('undo', 'redo')
    expect(input()).toHaveValue('abc')
  })

  it('the undo and redo keys on a Mac are Command+Z and Command+Shift+Z, and none with Ctrl', () => {
    const platform = onMac()
    typed()
    press('z')
    expect(input()).toHaveValue('abc')
    press('z', { metaKey: true })
    expect(input()).toHaveValue('')
    press('y')
    press('y', { metaKey: true })
    expect(input()).toHaveValue('')
    press('z', { metaKey: true, shiftKey: true })
    expect(input()).toHaveValue('abc')
    platform.mockRestore()
  })

  it.each([{ ctrlKey: true, altKey: true }, {}, { ctrlKey: true, isComposing: true }])(
    'the Z key with %j does not undo',
    (keys) => {
      typed()
      press('z', keys)
      expect(input()).toHaveValue('abc')
    },
  )

  it('Ctrl+Z never triggers the undo of the browser, also when nothing is left to undo', () => {
    typed()
    act('undo')
    expect(press('z')).toBe(false)
  })
})
