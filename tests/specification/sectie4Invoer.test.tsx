import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Message } from '../../ui/message'
import { NumberField } from '../../ui/velden'
import type { NumberFieldProps } from '../../ui/velden/los/NumberField'
import * as scherm from '../support/scherm'

const { foutBij, kies, klik, toonLos, toonRekenhulp, typ, veld, verlaat, vulIn, wacht } = scherm

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Specification, section 4, income calculator. */
describe('the income calculator', () => {
  const dialoog = () => screen.queryByRole('dialog') ?? undefined
  const vulMaandinkomen = (bedrag: string) => {
    klik('Bereken jaarinkomen')
    vulIn('Bruto maandinkomen', bedrag, dialoog())
  }

  it('confirmed, fills in the yearly income and closes', () => {
    toonRekenhulp()
    vulMaandinkomen('4.000')
    kies('Krijg je vakantiegeld?', 'Ja', dialoog())
    klik('Bevestig inkomen', dialoog())
    expect(veld('Bruto jaarinkomen')).toHaveValue('51.840')
    expect(dialoog()).toBeUndefined()
  })
  it('confirmed, says the gross annual income once it is closed', () => {
    const { gehoord } = toonRekenhulp()
    vulMaandinkomen('4.000')
    wacht(5000)
    klik('Bevestig inkomen', dialoog())
    wacht(3000)
    expect(gehoord.alles()).toContain('Het bruto jaarinkomen van € 48.000 is ingevuld.')
  })
  it('hidden, is closed and fills in nothing', () => {
    toonRekenhulp()
    vulMaandinkomen('4.000')
    klik('Bereken jaarinkomen', document.body)
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    expect(dialoog()).toBeUndefined()
    expect(veld('Bruto jaarinkomen')).toHaveValue('')
  })
  it.each([
    ['without a monthly income', ''],
    ['above 99.999.999 a year', '99.999.999'],
  ])('confirmed %s, only closes', (_wanneer, bedrag) => {
    const { gehoord, verzoeken } = toonRekenhulp()
    vulMaandinkomen(bedrag)
    klik('Bevestig inkomen', dialoog())
    wacht(3000)
    expect(dialoog()).toBeUndefined()
    expect(veld('Bruto jaarinkomen')).toHaveValue('')
    expect(verzoeken).toHaveLength(1)
    expect(gehoord.alles().filter((tekst) => tekst.includes('ingevuld.'))).toEqual([])
  })
})

/** Specification, section 4, amount field. */
describe('an amount field', () => {
  it.each(['blur', 'change'] as const)('shows its error not while typing but on %s', (gebeurtenis) => {
    toonRekenhulp()
    vulIn('Bruto jaarinkomen', 'veel')
    expect(foutBij(veld('Bruto jaarinkomen'))).toBeDefined()
    typ('Bruto jaarinkomen', 'heel veel')
    expect(foutBij(veld('Bruto jaarinkomen'))).toBeUndefined()
    if (gebeurtenis === 'blur') verlaat('Bruto jaarinkomen')
    else fireEvent.change(veld('Bruto jaarinkomen'))
    expect(foutBij(veld('Bruto jaarinkomen'))).toBeDefined()
  })
})

/** Specification, section 4, messages. */
describe('a message', () => {
  it('stays', () => {
    toonLos(<Message soort="goed">Gelukt</Message>)
    wacht(60_000)
    expect(screen.getByText('Gelukt')).toBeVisible()
  })
  it('that is not sticky closes after 3000 ms', () => {
    toonLos(
      <Message soort="goed" sticky={false}>
        Gelukt
      </Message>,
    )
    wacht(2999)
    expect(screen.getByText('Gelukt')).toBeVisible()
    wacht(1)
    expect(screen.queryByText('Gelukt')).toBeNull()
  })
})

/** Specification, section 4, number fields. */
describe('a number field', () => {
  const Los = (bereik: Pick<NumberFieldProps, 'min' | 'max'>) => {
    const [value, setValue] = useState<number>()
    return <NumberField {...bereik} name="aantal" label="Aantal" value={value} onChange={setValue} />
  }
  const aantal = () => veld('Aantal')

  it.each([
    ['12', '10'],
    ['-3', '2'],
    ['7', '7'],
  ])('makes of %s between 2 and 10, on leaving, %s', (getypt, wordt) => {
    toonLos(<Los min={2} max={10} />)
    vulIn('Aantal', getypt)
    expect(aantal()).toHaveValue(wordt)
  })
  it('does so on Enter as well', () => {
    toonLos(<Los min={2} max={10} />)
    typ('Aantal', '12')
    fireEvent.keyDown(aantal(), { key: 'Enter' })
    expect(aantal()).toHaveValue('10')
  })
  it.each([
    [0, true],
    [-5, false],
  ])('from %i on blocks the minus sign: %s', (min, weigert) => {
    toonLos(<Los min={min} />)
    const toets = new InputEvent('beforeinput', { data: '-', inputType: 'insertText', bubbles: true, cancelable: true })
    aantal().dispatchEvent(toets)
    expect(toets.defaultPrevented).toBe(weigert)
  })
})
