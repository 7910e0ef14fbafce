import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  changeText,
  draftOf,
  textOf,
  valueOf,
  type Notation,
  type TextChange,
  type TextState,
} from '../../../ui/velden/textDraft'
import { every } from '../../support/every'

const GEEN_GETAL = 'Dit is geen getal.'

/**
 * A notation for whole numbers that writes two decimals and drops them when it reads, so that text and value can
 * differ.
 */
const notatie: Notation<number> = {
  parse: (tekst) => {
    if (tekst === '') return either.right(undefined)
    return Number.isNaN(Number(tekst)) ? either.left(GEEN_GETAL) : either.right(Math.trunc(Number(tekst)))
  },
  format: (value) => value.toFixed(2),
}

const leeg: TextState<number> = { value: undefined, draft: undefined }
const na = (begin: TextState<number>, ...wijzigingen: readonly TextChange<number>[]): TextState<number> =>
  wijzigingen.reduce((state, wijziging) => changeText(notatie, state, wijziging), begin)
const getypt = (tekst: string): TextChange<number> => ({ soort: 'getypt', tekst })
const gelezen = (tekst: string): TextChange<number> => ({ soort: 'gelezen', tekst })
const gezet = (value?: number): TextChange<number> => ({ soort: 'gezet', value })
const tekstNa = (begin: TextState<number>, ...wijzigingen: readonly TextChange<number>[]): string =>
  textOf(notatie, na(begin, ...wijzigingen))

const teksten = fc.oneof(fc.constantFrom('', '-', 'veel', '7'), fc.integer({ min: -99, max: 99 }).map(String))
const waarden = fc.option(fc.integer({ min: -99, max: 99 }), { nil: undefined })
const wijzigingen = fc.oneof(teksten.map(getypt), teksten.map(gelezen), waarden.map(gezet))
const standen = fc
  .tuple(waarden, fc.array(wijzigingen, { maxLength: 8 }))
  .map(([value, reeks]) => na({ value, draft: undefined }, ...reeks))

describe('typed text', () => {
  it('changeText keeps typed text as it is and leaves the value alone', () => {
    every(standen, teksten, (begin, tekst) => {
      const state = na(begin, getypt(tekst))
      expect([textOf(notatie, state), state.value]).toEqual([tekst, begin.value])
    })
  })

  it('changeText makes typed text the value when it is read, and then shows that value', () => {
    every(standen, fc.integer({ min: -99, max: 99 }), (begin, getal) => {
      const state = na(begin, getypt(String(getal)), gelezen(String(getal)))
      expect(state).toEqual({ value: getal, draft: undefined })
      expect(textOf(notatie, state)).toBe(notatie.format(getal))
    })
  })

  it('changeText clears the value when empty text is read', () => {
    expect(na({ value: 7, draft: undefined }, getypt(''), gelezen(''))).toEqual(leeg)
  })

  it('textOf keeps returning the typed text when the value changes from outside', () => {
    expect(textOf(notatie, { ...na({ value: 7, draft: undefined }, getypt('8')), value: 60 })).toBe('8')
  })

  it('valueOf returns the value of typed text before it is read, or undefined when that is unreadable', () => {
    expect(valueOf(notatie, na(leeg, getypt('12')))).toBe(12)
    expect(valueOf(notatie, na({ value: 7, draft: undefined }, getypt('veel')))).toBeUndefined()
    expect(valueOf(notatie, { value: 7, draft: undefined })).toBe(7)
  })
})

describe('unreadable text', () => {
  const onleesbaar = na({ value: 7, draft: undefined }, getypt('veel'), gelezen('veel'))

  it('changeText keeps unreadable text with its message and leaves the value alone', () => {
    expect(textOf(notatie, onleesbaar)).toBe('veel')
    expect([onleesbaar.value, onleesbaar.draft?.melding]).toEqual([7, GEEN_GETAL])
  })

  it('changeText gives unreadable text no message before it is read', () => {
    expect(na(leeg, getypt('veel')).draft?.melding).toBeUndefined()
  })

  it('changeText keeps the message while the visitor types on, until the text is read again', () => {
    expect(na(onleesbaar, getypt('vee')).draft?.melding).toBe(GEEN_GETAL)
    expect(na(onleesbaar, getypt('8'), gelezen('8'))).toEqual({ value: 8, draft: undefined })
  })

  it('a new value replaces unreadable text, whose message does not return when the visitor types on', () => {
    const anders = { ...onleesbaar, value: 60 }
    expect(draftOf(notatie, anders)).toBeUndefined()
    expect(textOf(notatie, anders)).toBe('60.00')
    expect(na(anders, getypt('6')).draft?.melding).toBeUndefined()
  })
})

describe('unedited text', () => {
  it('changeText does not read unedited text, so that the value keeps the decimals that are not shown', () => {
    const precies = { value: 7.5, draft: undefined }
    expect(na(precies, gelezen('7.50'))).toBe(precies)
  })

  it('changeText reads text that the browser filled in', () => {
    expect(na(leeg, gelezen('12'))).toEqual({ value: 12, draft: undefined })
  })

  it('reading the same text twice gives the same state as reading it once', () => {
    every(standen, teksten, (begin, tekst) => {
      const state = na(begin, gelezen(tekst))
      expect(na(state, gelezen(textOf(notatie, state)))).toEqual(state)
    })
  })
})

it('setting a value replaces any text', () => {
  every(standen, waarden, (begin, value) => {
    expect(na(begin, gezet(value))).toEqual({ value, draft: undefined })
    expect(tekstNa(begin, gezet(value))).toBe(value === undefined ? '' : notatie.format(value))
  })
})
