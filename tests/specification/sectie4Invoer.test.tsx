import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Message } from '../../ui/basis/message/Message'
import { type NumberFieldProps, NumberField } from '../../ui/velden/los/NumberField'
import * as scherm from '../support/screen'

const { errorOf, chooseOption, click, showAlone, showCalculator, typeIn, field, leave, fillIn, wait } = scherm

scherm.stopKlok()

/** Specification, section 4, income calculator. */
describe('the income calculator', () => {
  const dialoog = () => screen.queryByRole('dialog') ?? undefined
  const vulMaandinkomen = (bedrag: string) => {
    click('Bereken jaarinkomen')
    fillIn('Bruto maandinkomen', bedrag, dialoog())
  }

  it('confirming the income calculator fills in the yearly income and closes the dialog', () => {
    showCalculator()
    vulMaandinkomen('4.000')
    chooseOption('Krijg je vakantiegeld?', 'Ja', dialoog())
    click('Bevestig inkomen', dialoog())
    expect(field('Bruto jaarinkomen')).toHaveValue('51.840')
    expect(dialoog()).toBeUndefined()
  })
  it('confirming the income calculator announces the yearly income after the dialog has closed', () => {
    const { announced } = showCalculator()
    vulMaandinkomen('4.000')
    wait(5000)
    click('Bevestig inkomen', dialoog())
    wait(3000)
    expect(announced.all()).toContain('Het bruto jaarinkomen van € 48.000 is ingevuld.')
  })
  it("'Sluiten' closes the income calculator without filling in the yearly income", () => {
    showCalculator()
    vulMaandinkomen('4.000')
    click('Bereken jaarinkomen', document.body)
    fireEvent.click(screen.getByText('Sluiten'))
    expect(dialoog()).toBeUndefined()
    expect(field('Bruto jaarinkomen')).toHaveValue('')
  })
  it.each([
    ['without a monthly income', ''],
    ['with more than 99.999.999 a year', '99.999.999'],
  ])('confirming the income calculator %s closes the dialog and fills in no income', (_wanneer, bedrag) => {
    const { announced, verzoeken } = showCalculator()
    vulMaandinkomen(bedrag)
    click('Bevestig inkomen', dialoog())
    wait(3000)
    expect(dialoog()).toBeUndefined()
    expect(field('Bruto jaarinkomen')).toHaveValue('')
    expect(verzoeken).toHaveLength(1)
    expect(announced.all().filter((tekst) => tekst.includes('ingevuld.'))).toEqual([])
  })
})

/** Specification, section 4, amount field. */
it.each(['blur', 'change'] as const)("'Bruto jaarinkomen' shows its error on %s, not while typing", (gebeurtenis) => {
  showCalculator()
  fillIn('Bruto jaarinkomen', 'veel')
  expect(errorOf(field('Bruto jaarinkomen'))).toBeDefined()
  typeIn('Bruto jaarinkomen', 'heel veel')
  expect(errorOf(field('Bruto jaarinkomen'))).toBeUndefined()
  if (gebeurtenis === 'blur') leave('Bruto jaarinkomen')
  else fireEvent.change(field('Bruto jaarinkomen'))
  expect(errorOf(field('Bruto jaarinkomen'))).toBeDefined()
})

/** Specification, section 4, messages. */
describe('Message', () => {
  it('Message stays on screen by default', () => {
    showAlone(<Message soort="goed">Gelukt</Message>)
    wait(60_000)
    expect(screen.getByText('Gelukt')).toBeVisible()
  })
  it('Message with `sticky={false}` closes after 3000 ms', () => {
    showAlone(
      <Message soort="goed" sticky={false}>
        Gelukt
      </Message>,
    )
    wait(2999)
    expect(screen.getByText('Gelukt')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Gelukt')).toBeNull()
  })
})

/** Specification, section 4, number fields. */
describe('NumberField', () => {
  const Los = (bereik: Pick<NumberFieldProps, 'min' | 'max'>) => {
    const [value, setValue] = useState<number>()
    return <NumberField {...bereik} name="aantal" label="Aantal" value={value} onChange={setValue} />
  }
  const aantal = () => field('Aantal')

  it.each([
    ['12', '10'],
    ['-3', '2'],
    ['7', '7'],
  ])('NumberField from 2 to 10 shows a typed %s as %s after blur', (getypt, wordt) => {
    showAlone(<Los min={2} max={10} />)
    fillIn('Aantal', getypt)
    expect(aantal()).toHaveValue(wordt)
  })
  it('NumberField with a maximum of 10 changes 12 to 10 on Enter', () => {
    showAlone(<Los min={2} max={10} />)
    typeIn('Aantal', '12')
    fireEvent.keyDown(aantal(), { key: 'Enter' })
    expect(aantal()).toHaveValue('10')
  })
  it.each([
    [0, true],
    [-5, false],
  ])('NumberField with the minimum %i blocks a typed minus sign: %s', (min, weigert) => {
    showAlone(<Los min={min} />)
    expect(aantal()).toHaveAttribute('inputmode', weigert ? 'numeric' : 'text')
    const toets = new InputEvent('beforeinput', { data: '-', inputType: 'insertText', bubbles: true, cancelable: true })
    aantal().dispatchEvent(toets)
    expect(toets.defaultPrevented).toBe(weigert)
  })
})
