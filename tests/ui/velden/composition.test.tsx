import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BedragField } from '../../../ui/velden/BedragField'
import { everyTimes } from '../../support/every'
import { filesIn } from '../../support/filesIn'
import { numberOfRuns } from '../../support/numberOfRuns'
import { compose, type Engine } from './composing'
import { act, input, press, typ } from './gestures'
import { KINDS, fields } from './kinds'
import { toonVeld } from './toonVeld'
import { each } from '../../support/sometimes'

const ENGINES: readonly Engine[] = ['Chromium', 'Firefox', 'Safari']

const toon = (begin?: number) =>
  toonVeld<number | undefined>(begin, (vast) => <BedragField name="p" label="Proef" {...vast} />)

const state = () => [input().value, input().selectionStart, input().selectionEnd]

/** Shows the amount `bedrag`, does `act` with the shown text, and returns the resulting text and caret. */
const after = (bedrag: number, edit: () => void) => {
  const { haalWeg } = toon(bedrag)
  edit()
  const result = state()
  haalWeg()
  return result
}

const amounts = fc.integer({ min: 1, max: 99_999_999 })
const digits = fc.stringMatching(/^\d{1,4}$/)
/** Returns each text that composing `text` letter by letter shows. */
const growing = (text: string) => text.split('').map((_, index) => text.slice(0, index + 1))

describe.each(ENGINES)('a composition in %s', (engine) => {
  it.each(KINDS)(`no field of the kind %s rewrites its text between the start and the end in ${engine}`, (kind) => {
    everyTimes(numberOfRuns(2), fc.tuple(digits, digits, fc.nat(9)), ([value, text, place]) => {
      const { haalWeg } = fields[kind]()
      act(typ(value), 'verlaat')
      const at = Math.min(place, input().value.length)
      compose(engine, { begin: at, end: at, texts: growing(text) }, (last) =>
        expect(state()).toEqual([last.put, last.caret, last.caret]),
      )
      haalWeg()
    })
  })

  it(`composing digits at any caret of an amount gives what typing them gives in ${engine}`, () => {
    everyTimes(numberOfRuns(10), fc.tuple(amounts, digits, fc.nat(10)), ([bedrag, text, place]) => {
      const at = () => Math.min(place, input().value.length)
      const typed = after(bedrag, () => {
        input().setSelectionRange(at(), at())
        act(typ(text))
      })
      const composed = after(bedrag, () => compose(engine, { begin: at(), end: at(), texts: growing(text) }))
      expect(composed).toEqual(typed)
    })
  })

  it(`composing over the whole amount gives what typing over it gives in ${engine}`, () => {
    everyTimes(numberOfRuns(10), fc.tuple(amounts, digits), ([bedrag, text]) => {
      const typed = after(bedrag, () => act('kies', typ(text)))
      const composed = after(bedrag, () =>
        compose(engine, { begin: 0, end: input().value.length, texts: growing(text) }),
      )
      expect(composed).toEqual(typed)
    })
  })

  it(`a Backspace that an input method composes gives what the Backspace key gives in ${engine}`, () => {
    everyTimes(numberOfRuns(10), fc.tuple(amounts, fc.nat(10)), ([bedrag, place]) => {
      const at = () => 1 + Math.min(place, input().value.length - 1)
      const typed = after(bedrag, () => {
        input().setSelectionRange(at(), at())
        act('Backspace')
      })
      const composed = after(bedrag, () => {
        const { value } = input()
        // Replaces the start of the text up to the caret by that text without its last character.
        compose(engine, { begin: 0, end: at(), texts: [value.slice(0, at() - 1)] })
      })
      expect(composed).toEqual(typed)
    })
  })

  it(`a cancelled composition behind 60.000 leaves text, value and undo history as they were in ${engine}`, () => {
    const { gehoord, drafts } = toon(60_000)
    compose(engine, { begin: 6, end: 6, texts: ['1', ''] })
    expect(input()).toHaveValue('60.000')
    act('undo')
    expect(input()).toHaveValue('60.000')
    act('verlaat')
    expect(gehoord).toEqual([])
    expect(drafts.at(-1)).toBeUndefined()
  })

  it(`one undo removes the whole text of a composition in ${engine}`, () => {
    toon(60_000)
    compose(engine, { begin: 6, end: 6, texts: ['1', '12'] })
    expect(input()).toHaveValue('6000012')
    act('undo')
    expect(input()).toHaveValue('60.000')
    act('redo')
    expect(input()).toHaveValue('6000012')
  })

  it(`dictating 60000 over the selected amount 60.000 gives 60000 in ${engine}`, () => {
    const { gehoord } = toon(60_000)
    compose(engine, { begin: 0, end: 6, texts: ['60000'] })
    act('verlaat')
    expect(input()).toHaveValue('60.000')
    expect(gehoord).toEqual([])
  })
})

it('undo from the menu of the browser does nothing during a composition', () => {
  toon(60_000)
  compose('Chromium', { begin: 6, end: 6, texts: ['1', '12'] }, () => {
    const { value } = input()
    act('menu')
    press('z')
    expect(input()).toHaveValue(value)
  })
})

/** The keys with which an input method moves through its choices, takes one of them or ends. */
const METHOD_KEYS = ['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape', 'z']

it.each(KINDS)('no key of an input method does anything in a field of the kind %s', (kind) => {
  fields[kind]()
  act(typ('12'))
  for (const method of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of METHOD_KEYS) {
      expect(press(key, { ...method, ctrlKey: key === 'z' })).toBe(true)
      expect(input()).toHaveValue('12')
    }
})

it('every component with a typed text is among the kinds of fields that are tested with compositions', () => {
  const typed = filesIn('ui').filter((file) => readFileSync(`ui/${file}`, 'utf8').includes('useTypedText('))
  expect(typed.length).toBeGreaterThan(4)
  for (const file of each('typed texts', typed)) expect(KINDS).toContain(basename(file, '.tsx'))
})
