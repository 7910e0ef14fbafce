import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { button, chooseOption, click, isAsked, showCalculator, field, fillIn } from '../../../support/screen'

const OPEN = 'Bereken creditcard, rood staan en afbetaling'
const LIMIETEN = 'Limieten van creditcard en rood staan'
const AFBETALING = 'Kopen op afbetaling'
const VUL_IN = 'Vul in bij Leningen'

const uitkomst = () => screen.getByText('Telt mee per maand (2%)').nextElementSibling

const toonSchulden = () => {
  const getoond = showCalculator()
  chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
  return getoond
}

const open = () => {
  const getoond = toonSchulden()
  click(OPEN)
  return getoond
}

describe('the credit calculator KredietHulp', () => {
  it('the credit calculator KredietHulp unfolds at the first click on its button, and folds at the second', () => {
    toonSchulden()
    expect(button(OPEN)).toHaveAttribute('aria-expanded', 'false')
    expect(isAsked(LIMIETEN)).toBe(false)
    click(OPEN)
    expect(button(OPEN)).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(button(OPEN).getAttribute('aria-controls') ?? '')).toContainElement(field(LIMIETEN))
    expect(field(LIMIETEN)).toHaveAccessibleDescription(/^Een limiet is het hoogste bedrag/)
    expect(field(AFBETALING)).toHaveAccessibleDescription(/^Vul in hoeveel die aankopen/)
    click(OPEN)
    expect([isAsked(LIMIETEN), button(OPEN).getAttribute('aria-controls')]).toEqual([false, null])
  })

  it.each([
    ['2.500', '500', '€ 60'],
    ['', '', '-'],
    ['0', '', '€ 0'],
    ['125', '', '€ 3'],
    ['veel', '500', '-'],
  ])('for limits %j and instalments %j, KredietHulp shows the monthly cost %s', (limieten, afbetaling, last) => {
    open()
    fillIn(LIMIETEN, limieten)
    fillIn(AFBETALING, afbetaling)
    expect(uitkomst()).toHaveTextContent(last)
  })

  it("the credit calculator KredietHulp fills in its cost at 'Leningen', folds, and announces the cost", async () => {
    const { services, announced } = open()
    fillIn(LIMIETEN, '2.500')
    click(VUL_IN)
    expect(services.orientatie.state().eigen.leningen).toBe(50)
    expect(field('Leningen')).toHaveValue('50')
    expect(button(OPEN)).toHaveFocus()
    expect(button(OPEN)).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => announced.all()).toContain('Bij Leningen staat nu € 50 per maand.')
  })

  it("the credit calculator KredietHulp adds its cost to a loan at 'Leningen', and announces the total", async () => {
    const { services, announced } = open()
    fillIn('Leningen', '150')
    fillIn(LIMIETEN, '2.500')
    click('Tel op bij Leningen')
    expect(services.orientatie.state().eigen.leningen).toBe(200)
    await expect.poll(() => announced.all()).toContain('Bij Leningen staat nu € 200 per maand.')
  })

  it("the credit calculator KredietHulp replaces unreadable text in the field 'Leningen'", () => {
    open()
    fillIn('Leningen', 'veel')
    fillIn(LIMIETEN, '2.500')
    click(VUL_IN)
    expect(field('Leningen')).toHaveValue('50')
    expect(field('Leningen')).toBeValid()
  })

  it("confirming the empty credit calculator KredietHulp folds it up, and leaves 'Leningen' empty", () => {
    const { services } = open()
    click(VUL_IN)
    expect(services.orientatie.state().eigen.leningen).toBeUndefined()
    expect(button(OPEN)).toHaveAttribute('aria-expanded', 'false')
  })

  it('confirming the credit calculator KredietHulp while a text in it is unreadable keeps it open', () => {
    open()
    fillIn(LIMIETEN, 'veel')
    click(VUL_IN)
    expect(field(LIMIETEN)).toHaveValue('veel')
  })

  it("the credit calculator KredietHulp fills in at most € 99.999.999 at 'Leningen'", () => {
    const { services } = open()
    fillIn('Leningen', '99.999.999')
    fillIn(LIMIETEN, '2.500')
    click('Tel op bij Leningen')
    expect(services.orientatie.state().eigen.leningen).toBe(99_999_999)
  })

  it('the credit calculator KredietHulp of the partner changes only the loans of the partner', () => {
    const { services } = toonSchulden()
    chooseOption('Koop je alleen of samen?', 'Samen')
    click('Bereken creditcard, rood staan en afbetaling van je partner')
    fillIn(`${LIMIETEN} van je partner`, '1.000')
    click('Vul in bij Leningen van je partner')
    expect(services.orientatie.state().partner.leningen).toBe(20)
    expect(services.orientatie.state().eigen.leningen).toBeUndefined()
  })
})
