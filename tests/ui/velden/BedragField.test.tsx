import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'

import { formatBedrag, parseBedrag, type Bedrag } from '../../../domain/geld'
import { bedragen, bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { type BedragFieldProps, BedragField } from '../../../ui/velden/BedragField'
import { toPlainText } from '../../../ui/velden/toPlainText'
import { every, everyTimes } from '../../support/every'
import { showAlone } from '../../support/screen'
import { numberOfRuns } from '../../support/numberOfRuns'
import { toonVeld } from './toonVeld'

const GEEN_BEDRAG = 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.'
const onleesbaar = { tekst: 'veel', isEdited: false, melding: GEEN_BEDRAG, over: '' }

const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Eigen geld/ })

const toonBedrag = (value?: Bedrag, anders: Partial<BedragFieldProps> = {}) =>
  toonVeld<Bedrag | undefined>(value, (aansluiting) => (
    <BedragField name="eigenGeld" label="Eigen geld" {...aansluiting} {...anders} />
  ))

describe('editing in BedragField', () => {
  it('BedragField removes its thousands dots at the first edit: 3.500 plus a typed 1 becomes 35001', async () => {
    const { gebruiker, gehoord } = toonBedrag(3500)
    await gebruiker.click(veld())
    expect(veld()).toHaveValue('3.500')
    await gebruiker.keyboard('{End}1')
    expect(veld()).toHaveValue('35001')
    await gebruiker.tab()
    expect(gehoord).toEqual([35001])
  })

  it('BedragField keeps its thousands dots when it is focused and left without an edit', async () => {
    const { gebruiker, gehoord } = toonBedrag(3500)
    await gebruiker.tab()
    await gebruiker.tab()
    expect(veld()).toHaveValue('3.500')
    expect(gehoord).toEqual([])
  })

  it('BedragField keeps its thousands dots and unrounded value when Delete at the end changes no text', async () => {
    const { gebruiker, gehoord } = toonBedrag(1234.567, { cents: true })
    await gebruiker.click(veld())
    // For Delete at the end of the text, a browser fires beforeinput, but no input event.
    fireEvent(veld(), new InputEvent('beforeinput', { inputType: 'deleteContentForward', bubbles: true }))
    expect(veld()).toHaveValue('1.234,57')
    await gebruiker.tab()
    expect(veld()).toHaveValue('1.234,57')
    expect(gehoord).toEqual([])
  })

  it('BedragField calls onChange with the typed amount when it is left, and not during typing', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), '60000')
    expect(gehoord).toEqual([])
    await gebruiker.tab()
    expect(gehoord).toEqual([60000])
  })

  it('BedragField calls onChange once when the browser fires a change event and then blur', () => {
    const { gehoord } = toonBedrag()
    fireEvent.change(veld(), { target: { value: '60.000' } })
    fireEvent.blur(veld())
    expect(gehoord).toEqual([60000])
  })

  it('BedragField does not call onChange for Enter while an IME composes text', () => {
    const { gehoord } = toonBedrag()
    fireEvent.input(veld(), { target: { value: '12' } })
    fireEvent.keyDown(veld(), { key: 'Enter', isComposing: true })
    expect(gehoord).toEqual([])
  })

  it('BedragField turns the pasted text € 1234,567 into the whole amount 1.235 when it is left', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.click(veld())
    await gebruiker.paste('€ 1234,567')
    await gebruiker.tab()
    expect(veld()).toHaveValue('1.235')
    expect(gehoord).toEqual([1235])
  })
})

describe('text in BedragField that is not an amount', () => {
  it('BedragField keeps text that is not an amount, shows an error and does not call onChange', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), 'veel')
    await gebruiker.tab()
    expect(veld()).toHaveValue('veel')
    expect(veld()).toHaveAccessibleDescription(GEEN_BEDRAG)
    expect(gehoord).toEqual([])
  })

  it('BedragField passes a draft of invalid text to onDraft, and undefined once the text is an amount', async () => {
    const { gebruiker, drafts } = toonBedrag()
    await gebruiker.type(veld(), 'veel{Enter}')
    expect(drafts.at(-1)).toEqual(onleesbaar)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), '10{Enter}')
    expect(drafts.at(-1)).toBeUndefined()
  })

  it('BedragField shows the text of an invalid draft and is marked invalid, and is empty without that draft', () => {
    const field = { name: 'eigenGeld', label: 'Eigen geld', value: undefined, onChange: vi.fn(), onDraft: vi.fn() }
    const { showInstead } = showAlone(<BedragField {...field} draft={onleesbaar} />)
    expect(veld()).toHaveValue('veel')
    expect(veld()).toBeInvalid()
    showInstead(<BedragField {...field} />)
    expect(veld()).toHaveValue('')
  })
})

it('BedragField keeps the text being typed when its parent changes the value', async () => {
  const { gebruiker, zetVanBuiten, gehoord } = toonBedrag(100)
  await gebruiker.clear(veld())
  await gebruiker.type(veld(), '7')
  zetVanBuiten(60000)
  expect(veld()).toHaveValue('7')
  await gebruiker.tab()
  expect(gehoord).toEqual([7])
})

it.each([
  [false, 'numeric'],
  [true, 'decimal'],
])('BedragField with the prop cents=%s has inputmode %s and autocomplete off', (cents, inputMode) => {
  toonBedrag(undefined, { cents })
  expect(veld()).toHaveAttribute('inputmode', inputMode)
  expect(veld()).toHaveAttribute('autocomplete', 'off')
})

describe('BedragField for any text', () => {
  const nagelezen = (tekst: string, cents: boolean) => {
    const { gehoord, haalWeg } = toonBedrag(undefined, { cents })
    fireEvent.focus(veld())
    fireEvent.input(veld(), { target: { value: tekst } })
    fireEvent.blur(veld())
    const getoond = veld().value
    haalWeg()
    return { getoond, bedrag: gehoord.at(-1) }
  }

  it('after any amount is typed, parsing the text that BedragField shows returns the value passed to onChange', () => {
    const teksten = fc.oneof(
      fc.tuple(bedragen().map(String), fc.constant(false)),
      fc.tuple(
        bedragenMetCenten().map((bedrag) => bedrag.toFixed(2)),
        fc.constant(true),
      ),
      fc.tuple(fc.stringMatching(/^€? ?\d{1,4}([., ]\d{3}){0,2}([.,]\d{1,2})?$/), fc.boolean()),
    )
    const gevallen = teksten.filter(([tekst, centen]) => either.isRight(parseBedrag(tekst, { centen })))
    everyTimes(numberOfRuns(10), gevallen, ([tekst, cents]) => {
      const { getoond, bedrag } = nagelezen(tekst, cents)
      expect(parseBedrag(getoond, { centen: cents })).toEqual(either.right(bedrag))
    })
  })

  it('BedragField shows any text that is not an amount exactly as it was typed', () => {
    const onleesbareTeksten = fc.string({ minLength: 1 }).filter((tekst) => either.isLeft(parseBedrag(tekst)))
    everyTimes(numberOfRuns(10), onleesbareTeksten, (tekst) => {
      expect(nagelezen(tekst, false)).toEqual({ getoond: tekst, bedrag: undefined })
    })
  })
})

const zonderPunten = (tekst: string): string => tekst.replaceAll('.', '')

/** Calls `toPlainText` for typing or pasting `ingevoegd` over the characters of `shown` from `begin` up to `end`. */
const typ = (shown: string, begin: number, end: number, ingevoegd: string) =>
  toPlainText(
    {
      shown,
      selection: { begin, end },
      edited: shown.slice(0, begin) + ingevoegd + shown.slice(end),
      caret: begin + ingevoegd.length,
    },
    zonderPunten,
  )

describe('toPlainText', () => {
  it('toPlainText keeps the dots of a text that is pasted over the whole amount', () => {
    expect(typ('60.000', 0, 6, '60.500,50')).toEqual({ text: '60.500,50', caret: 9 })
  })

  it('toPlainText returns 6000 after one Backspace at the end of 60.000', () => {
    const bewerking = { shown: '60.000', selection: { begin: 6, end: 6 }, edited: '60.00', caret: 5 }
    expect(toPlainText(bewerking, zonderPunten)).toEqual({ text: '6000', caret: 4 })
  })

  it('toPlainText puts the caret at the deleted digit after a Backspace among equal digits', () => {
    const bewerking = { shown: '1.000.000', selection: { begin: 3, end: 3 }, edited: '1.00.000', caret: 2 }
    expect(toPlainText(bewerking, zonderPunten)).toEqual({ text: '100000', caret: 1 })
  })

  it.each([
    ['Backspace just after a dot', 4, 3, { text: '35000', caret: 2 }],
    ['Delete just before a dot', 3, 3, { text: '35000', caret: 3 }],
  ])('for %s, toPlainText removes the dot and the next digit in the same direction', (_, begin, caret, gewist) => {
    const bewerking = { shown: '350.000', selection: { begin, end: begin }, edited: '350000', caret }
    expect(toPlainText(bewerking, zonderPunten)).toEqual(gewist)
  })

  it('for any edit with digits, toPlainText returns the same text and caret as the edit of an undotted number', () => {
    const invoer = fc.record({
      bedrag: fc.integer({ min: 0, max: 99_999_999 }),
      grenzen: fc.tuple(fc.nat(10), fc.nat(10)),
      ingevoegd: fc.stringMatching(/^\d{0,4}$/),
    })
    every(invoer, ({ bedrag, grenzen, ingevoegd }) => {
      const shown = formatBedrag(bedrag)
      const [begin = 0, end = 0] = grenzen.map((grens) => Math.min(grens, shown.length)).toSorted((a, b) => a - b)
      const voor = zonderPunten(shown.slice(0, begin)) + ingevoegd
      expect(typ(shown, begin, end, ingevoegd)).toEqual({
        text: voor + zonderPunten(shown.slice(end)),
        caret: voor.length,
      })
    })
  })
})
