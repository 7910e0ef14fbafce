import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { BedragField } from '../../../ui/velden/BedragField'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import { act, doe, input, press, typ, type Action, type Plain } from './gestures'
import { fields, KINDS } from './kinds'
import { toonVeld } from './toonVeld'

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
  it(`undo and redo in ${kind} restore only texts that the field held before`, () => {
    everyTimes(numberOfRuns(6), series(fc.oneof(edits, steps)), (reeks) => {
      const { haalWeg } = fields[kind]()
      const held = new Set([input().value])
      for (const action of each('actions', reeks)) {
        doe(action)
        if (sometimes('an undo', ['undo', 'redo', 'menu'].includes(action.soort)))
          expect([...held]).toContain(input().value)
        held.add(input().value)
      }
      haalWeg()
    })
  })

  it(`repeated undo in ${kind} returns to an empty text, and repeated redo returns to the last text`, () => {
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

  it('undoing twice in BedragField restores the amount 60.000 that 75.000 replaced', () => {
    const { gehoord } = toon()
    act(typ('60000'), 'verlaat', 'Delete', typ('75000'), 'verlaat', 'undo', 'undo')
    expect(input()).toHaveValue('60.000')
    act('verlaat')
    expect(gehoord).toEqual([60_000, 75_000, 60_000])
  })

  it('redo in BedragField restores nothing once the visitor typed 75 after an undo', () => {
    toon()
    act(typ('60000'), 'undo', typ('75'), 'redo')
    expect(input()).toHaveValue('75')
  })

  it('each undo in BedragField reverts one series of typed or deleted characters', () => {
    toon()
    act(typ('123'), 'Backspace', 'Backspace', typ('99'), 'Home', typ('5'))
    const held = ['undo', 'undo', 'undo', 'undo', 'undo'].map(() => {
      act('undo')
      return input().value
    })
    expect(held).toEqual(['199', '1', '123', '', ''])
  })

  it('undoing the only edit in BedragField keeps the unrounded value 1234.567', () => {
    const { gehoord } = toonVeld<number | undefined>(1234.567, (vast) => (
      <BedragField name="p" label="Proef" cents {...vast} />
    ))
    act('kies', typ('8'), 'undo', 'verlaat')
    expect(input()).toHaveValue('1.234,57')
    expect(gehoord).toEqual([])
  })

  it('typing 1 in BedragField after undo restored 60.000 gives 600.001', () => {
    toon(60_000)
    act('kies', typ('75000'), 'verlaat', 'undo')
    input().setSelectionRange(6, 6)
    act(typ('1'), 'verlaat')
    expect(input()).toHaveValue('600.001')
  })

  it('undo after leaving BedragField restores the pasted text 3500.50 instead of the rounded amount', () => {
    toon()
    act({ soort: 'plak', tekst: '3500.50' }, 'verlaat', 'undo')
    expect(input()).toHaveValue('3500.50')
  })

  it('undo in BedragField restores 4.000 after its parent changed the value to 52.000', () => {
    const { zetVanBuiten } = toon(4000)
    zetVanBuiten(52_000)
    act('undo')
    expect(input()).toHaveValue('4.000')
  })

  it('undo in BedragField restores the selection from before the edit; redo puts the caret after the edit', () => {
    toon(350_000)
    input().setSelectionRange(0, 3)
    act(typ('4'), 'undo')
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
    act('redo')
    expect([input().value, input().selectionStart]).toEqual(['4000', 1])
  })

  it('undo in BedragField fires an input event with the inputType historyUndo', () => {
    toon(4000)
    const listener = vi.fn<(event: Event) => void>()
    input().addEventListener('input', listener)
    act('kies', typ('5'), 'undo')
    expect(listener.mock.calls.map(([event]) => (event as InputEvent).inputType)).toEqual(['insertText', 'historyUndo'])
  })
})

it('BedragField replaces a wrong text from the undo of the browser with its own previous text', () => {
  fields.BedragField()
  act(typ('60000'), 'verlaat', typ('75000'), 'verlaat')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '75.00060.000')
  fireEvent(input(), new InputEvent('input', { inputType: 'historyUndo', bubbles: true }))
  expect(input()).toHaveValue('60.000')
})

describe('the undo and redo keys', () => {
  const typed = () => {
    fields.TextField()
    act(typ('abc'))
  }
  const onMac = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')

  it('in TextField, Ctrl+Z undoes, and Ctrl+Shift+Z and Ctrl+Y redo', () => {
    typed()
    press('z')
    expect(input()).toHaveValue('')
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(input()).toHaveValue('abc')
    act('undo', 'redo')
    expect(input()).toHaveValue('abc')
  })

  it('on a Mac, TextField undoes on Command+Z, redoes on Command+Shift+Z, and ignores Ctrl+Z and Command+Y', () => {
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
    'the Z key with %j does not undo in TextField',
    (keys) => {
      typed()
      press('z', keys)
      expect(input()).toHaveValue('abc')
    },
  )

  it('Ctrl+Z in TextField does not trigger the undo of the browser when nothing is left to undo', () => {
    typed()
    act('undo')
    expect(press('z')).toBe(false)
  })
})
