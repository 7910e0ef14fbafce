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
} from '../../../../ui/basis/context/textDraft'
import { every } from '../../../support/every'

const GEEN_GETAL = 'Dit is geen getal.'

/** A notation that formats two decimals but truncates what it parses, so that a text and its value can differ. */
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
  it('changeText keeps the value while text is typed, and textOf returns the typed text', () => {
    every(standen, teksten, (begin, tekst) => {
      const state = na(begin, getypt(tekst))
      expect([textOf(notatie, state), state.value]).toEqual([tekst, begin.value])
    })
  })

  it('changeText makes a typed number the value once the field parses it, and textOf then formats that value', () => {
    every(standen, fc.integer({ min: -99, max: 99 }), (begin, getal) => {
      const state = na(begin, getypt(String(getal)), gelezen(String(getal)))
      expect(state).toEqual({ value: getal, draft: undefined })
      expect(textOf(notatie, state)).toBe(notatie.format(getal))
    })
  })

  it('changeText clears the value when the field parses an empty text', () => {
    expect(na({ value: 7, draft: undefined }, getypt(''), gelezen(''))).toEqual(leeg)
  })

  it('textOf still returns the typed text after the value changes from outside the field', () => {
    expect(textOf(notatie, { ...na({ value: 7, draft: undefined }, getypt('8')), value: 60 })).toBe('8')
  })

  it('valueOf returns the value of typed text before the field parses it, or undefined for invalid text', () => {
    expect(valueOf(notatie, na(leeg, getypt('12')))).toBe(12)
    expect(valueOf(notatie, na({ value: 7, draft: undefined }, getypt('veel')))).toBeUndefined()
    expect(valueOf(notatie, { value: 7, draft: undefined })).toBe(7)
  })
})

describe('invalid text', () => {
  const onleesbaar = na({ value: 7, draft: undefined }, getypt('veel'), gelezen('veel'))

  it('changeText keeps invalid text with its error message, and keeps the previous value', () => {
    expect(textOf(notatie, onleesbaar)).toBe('veel')
    expect([onleesbaar.value, onleesbaar.draft?.melding]).toEqual([7, GEEN_GETAL])
  })

  it('changeText adds no error message to invalid text that is typed but not parsed yet', () => {
    expect(na(leeg, getypt('veel')).draft?.melding).toBeUndefined()
  })

  it('changeText keeps the error message during further typing, until valid text is parsed', () => {
    expect(na(onleesbaar, getypt('vee')).draft?.melding).toBe(GEEN_GETAL)
    expect(na(onleesbaar, getypt('8'), gelezen('8'))).toEqual({ value: 8, draft: undefined })
  })

  it('draftOf drops invalid text once the value has changed, and changeText does not restore its error message', () => {
    const anders = { ...onleesbaar, value: 60 }
    expect(draftOf(notatie, anders)).toBeUndefined()
    expect(textOf(notatie, anders)).toBe('60.00')
    expect(na(anders, getypt('6')).draft?.melding).toBeUndefined()
  })
})

describe('unedited text', () => {
  it('changeText does not parse unedited text again, so the value 7.5 is not truncated to 7', () => {
    const precies = { value: 7.5, draft: undefined }
    expect(na(precies, gelezen('7.50'))).toBe(precies)
  })

  it('changeText parses text that autofill put in an empty field', () => {
    expect(na(leeg, gelezen('12'))).toEqual({ value: 12, draft: undefined })
  })

  it('changeText returns an equal state when the shown text is parsed a second time', () => {
    every(standen, teksten, (begin, tekst) => {
      const state = na(begin, gelezen(tekst))
      expect(na(state, gelezen(textOf(notatie, state)))).toEqual(state)
    })
  })
})

it('changeText drops any draft when a value is set, and textOf then returns that value formatted', () => {
  every(standen, waarden, (begin, value) => {
    expect(na(begin, gezet(value))).toEqual({ value, draft: undefined })
    expect(tekstNa(begin, gezet(value))).toBe(value === undefined ? '' : notatie.format(value))
  })
})
