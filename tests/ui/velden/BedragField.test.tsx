import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { BedragField } from '../../../ui/velden/BedragField'
import { toonBedrag, veld } from './bedrag'
import { showAlone } from '../../support/screen'

const GEEN_BEDRAG = 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.'
const onleesbaar = { tekst: 'veel', isEdited: false, melding: GEEN_BEDRAG, over: '' }
const NEGATIEF = 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.'

afterEach(() => vi.restoreAllMocks())

describe('an amount that is read', () => {
  it('shows its cents where cents are asked, and only there', () => {
    toonBedrag(1234.5, { cents: true })
    expect(veld()).toHaveValue('1.234,50')
  })

  it('is 0 when it is 0, and nothing when there is none', () => {
    toonBedrag(0)
    expect(veld()).toHaveValue('0')
  })
})

describe('an amount that is edited', () => {
  it('loses its dots with the first edit, so that a digit more is a digit more', async () => {
    const { gebruiker, gehoord } = toonBedrag(3500)
    await gebruiker.click(veld())
    expect(veld()).toHaveValue('3.500')
    await gebruiker.keyboard('{End}1')
    expect(veld()).toHaveValue('35001')
    await gebruiker.tab()
    expect(gehoord).toEqual([35001])
  })

  it('keeps its dots when the visitor only looks', async () => {
    const { gebruiker, gehoord } = toonBedrag(3500)
    await gebruiker.tab()
    await gebruiker.tab()
    expect(veld()).toHaveValue('3.500')
    expect(gehoord).toEqual([])
  })

  it.each([
    ['whole euros', 60_000, {}, '60.000', '60000'],
    ['cents, with digits that it does not show', 1234.567, { cents: true }, '1.234,57', '1234,57'],
  ])('has its dots again after an edit that changes nothing, in %s', async (_, bedrag, anders, getoond, kaal) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
    const { gebruiker, gehoord } = toonBedrag(bedrag, anders)
    for (const bezoek of [1, 2]) {
      await gebruiker.click(veld())
      // A browser fires beforeinput for Delete at the end, and no input.
      fireEvent(veld(), new InputEvent('beforeinput', { inputType: 'deleteContentForward', bubbles: true }))
      expect(veld(), `visit ${bezoek}`).toHaveValue(kaal)
      await gebruiker.tab()
      expect(veld(), `visit ${bezoek}`).toHaveValue(getoond)
    }
    expect(gehoord).toEqual([])
  })

  it('is heard once, when the field is left', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), '60000')
    expect(gehoord).toEqual([])
    await gebruiker.tab()
    expect(gehoord).toEqual([60000])
  })

  it('is heard once, when the browser says it changed', () => {
    const { gehoord } = toonBedrag()
    fireEvent.change(veld(), { target: { value: '60.000' } })
    fireEvent.blur(veld())
    expect(gehoord).toEqual([60000])
  })

  it('is heard on Enter, and can be typed on', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), '3500.50{Enter}')
    expect(gehoord).toEqual([3501])
    expect(veld()).toHaveValue('3.501')
    await gebruiker.keyboard('0{Enter}')
    expect(gehoord).toEqual([3501, 35010])
  })

  it('waits for the end of a composition, which also uses Enter', () => {
    const { gehoord } = toonBedrag()
    fireEvent.input(veld(), { target: { value: '12' } })
    fireEvent.keyDown(veld(), { key: 'Enter', isComposing: true })
    expect(gehoord).toEqual([])
  })

  it('is gone, and not 0, when the text is wiped', async () => {
    const { gebruiker, gehoord } = toonBedrag(3500)
    await gebruiker.clear(veld())
    await gebruiker.tab()
    expect(gehoord).toEqual([undefined])
    expect(veld()).toHaveValue('')
  })
})

it.each([
  ['€ 3.500', '3.500', 3500],
  ['€3.500,-', '3.500', 3500],
  ['3 500', '3.500', 3500],
  ['3.500,00', '3.500', 3500],
  ['1234,567', '1.235', 1235],
  ['0,500', '1', 1],
  ['3.500 euro', '3.500', 3500],
])('what is pasted is shown as it is understood: %s as %s', async (geplakt, getoond, bedrag) => {
  const { gebruiker, gehoord } = toonBedrag()
  await gebruiker.click(veld())
  await gebruiker.paste(geplakt)
  await gebruiker.tab()
  expect(veld()).toHaveValue(getoond)
  expect(gehoord).toEqual([bedrag])
})

describe('a text that cannot be read', () => {
  it('for its dots is asked for without them, and stays', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), '3.5000')
    await gebruiker.tab()
    expect(veld()).toHaveValue('3.5000')
    expect(veld()).toHaveAccessibleDescription(/Vul het bedrag in zonder punten of spaties/)
    expect(gehoord).toEqual([])
  })

  it('stays, with an error, and is not 0', async () => {
    const { gebruiker, gehoord } = toonBedrag()
    await gebruiker.type(veld(), 'veel')
    await gebruiker.tab()
    expect(veld()).toHaveValue('veel')
    expect(veld()).toHaveAccessibleDescription(GEEN_BEDRAG)
    expect(gehoord).toEqual([])
  })

  it.each(['-1', '− 5', '€ -3.500'])('can be the amount below zero %j', async (tekst) => {
    const { gebruiker } = toonBedrag()
    await gebruiker.type(veld(), tekst)
    await gebruiker.tab()
    expect(veld()).toHaveValue(tekst)
    expect(veld()).toHaveAccessibleDescription(NEGATIEF)
  })

  it('is told to the caller, and so is its end', async () => {
    const { gebruiker, drafts } = toonBedrag()
    await gebruiker.type(veld(), 'veel{Enter}')
    expect(drafts.at(-1)).toEqual(onleesbaar)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), '10{Enter}')
    expect(drafts.at(-1)).toBeUndefined()
  })

  it('comes back with its error when the caller kept it', () => {
    toonBedrag(undefined, { draft: onleesbaar })
    expect(veld()).toHaveValue('veel')
    expect(veld()).toBeInvalid()
  })

  it('makes place for a value from elsewhere', async () => {
    const { gebruiker, zetVanBuiten } = toonBedrag(100)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), 'veel')
    await gebruiker.tab()
    zetVanBuiten(60000)
    expect(veld()).toHaveValue('60.000')
    expect(veld()).toBeValid()
  })

  it('goes when the caller forgets it', () => {
    const field = {
      name: 'eigenGeld',
      label: 'Eigen geld',
      value: undefined,
      onChange: () => undefined,
      onDraft: () => undefined,
    }
    const { showInstead } = showAlone(<BedragField {...field} draft={onleesbaar} />)
    expect(veld()).toHaveValue('veel')
    showInstead(<BedragField {...field} />)
    expect(veld()).toHaveValue('')
  })
})

describe('a value from elsewhere', () => {
  it('is shown at once', () => {
    const { zetVanBuiten } = toonBedrag(100)
    zetVanBuiten(60000)
    expect(veld()).toHaveValue('60.000')
  })

  it('does not take away what is being typed', async () => {
    const { gebruiker, zetVanBuiten, gehoord } = toonBedrag(100)
    await gebruiker.clear(veld())
    await gebruiker.type(veld(), '7')
    zetVanBuiten(60000)
    expect(veld()).toHaveValue('7')
    await gebruiker.tab()
    expect(gehoord).toEqual([7])
  })
})

it('the error of an amount falls silent again as soon as the visitor types on', async () => {
  const { gebruiker } = toonBedrag()
  await gebruiker.type(veld(), 'veel{Enter}')
  expect(veld()).toBeInvalid()
  await gebruiker.keyboard('{Backspace}')
  expect(veld()).toBeValid()
})

describe('the input of an amount', () => {
  it.each([
    [false, 'numeric'],
    [true, 'decimal'],
  ])('brings the keyboard that fits (cents: %s)', (cents, inputMode) => {
    toonBedrag(undefined, { cents })
    expect(veld()).toHaveAttribute('inputmode', inputMode)
  })

  it('is filled in by nobody but the visitor', () => {
    toonBedrag()
    expect(veld()).toHaveAttribute('autocomplete', 'off')
  })
})
