import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { answer, chooseOption, click, errorOf, field, fillIn, now, showAt, showCalculator } from '../../support/screen'

const INKOMEN = 'Wat voor inkomen heb je?'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

/** Presses the arrow key this often, in the question whose answer this is. */
const pijl = async (toets: 'ArrowRight' | 'ArrowLeft', keer = 1) => {
  for (let nummer = 0; nummer < keer; nummer += 1) await userEvent.keyboard(`{${toets}}`)
}
const naar = (vraag: string, tekst: string) => answer(vraag, tekst).focus()

describe('arrow keys through the answers to a question', () => {
  it.each([
    [INKOMEN, 'Bruto jaarinkomen'],
    ['Wat voor inkomen heeft je partner?', 'Bruto jaarinkomen van je partner'],
  ])('past Pensioen bring the income back (%s)', async (vraag, inkomen) => {
    const { services, verzoeken } = showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn(inkomen, '60.000')
    naar(vraag, 'Vast dienstverband')
    await pijl('ArrowRight', 3)
    expect(answer(vraag, 'Pensioen')).toBeChecked()
    const { eigen, partner } = services.orientatie.state()
    expect([eigen.inkomen, partner.inkomen]).toEqual([undefined, undefined])
    expect(JSON.stringify(verzoeken.at(-1))).not.toContain('60000')
    await pijl('ArrowLeft')
    expect(answer(vraag, 'Zzp-inkomen')).toBeChecked()
    expect(field(inkomen)).toHaveValue('60.000')
    expect(JSON.stringify(verzoeken.at(-1))).toContain('60000')
  })

  it.each([
    ['a pension', 1, INKOMEN, 'Pensioen', 'Jaarinkomen uit pensioen'],
    ['an expected pension', 1, 'Ga je binnen 10 jaar met pensioen?', 'Ja', 'Verwacht jaarinkomen uit pensioen'],
    ['a debt', 1, SCHULDEN, 'Ja', 'Studieschuld'],
    ['renovation', 2, 'Wat voor woning wil je kopen?', 'Bestaande woning', 'Kosten van de verbouwing'],
  ] as const)('bring back %s that they pass', async (_, stap, vraag, antwoord, naam) => {
    showAt(stap)
    chooseOption(vraag, antwoord)
    fillIn(naam, '30.000')
    naar(vraag, antwoord)
    await pijl('ArrowRight')
    await pijl('ArrowLeft')
    expect(field(naam)).toHaveValue('30.000')
  })

  it('bring back also what cannot be read', async () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', 'zestig mille')
    naar(INKOMEN, 'Vast dienstverband')
    await pijl('ArrowRight', 3)
    await pijl('ArrowLeft', 3)
    expect(field('Bruto jaarinkomen')).toHaveValue('zestig mille')
  })

  it('bring nothing back once the question is left: then the choice stands', async () => {
    showAt(1)
    naar(INKOMEN, 'Vast dienstverband')
    await pijl('ArrowRight', 3)
    await userEvent.tab()
    naar(INKOMEN, 'Pensioen')
    await pijl('ArrowLeft')
    expect(field('Bruto jaarinkomen')).toHaveValue('')
  })

  it('leave an answer alone that is given to another question meanwhile', async () => {
    showAt(1)
    naar(INKOMEN, 'Vast dienstverband')
    await pijl('ArrowRight')
    chooseOption(SCHULDEN, 'Ja')
    await pijl('ArrowRight')
    expect(answer(SCHULDEN, 'Ja')).toBeChecked()
    expect(answer(INKOMEN, 'Zzp-inkomen')).toBeChecked()
  })
})

describe('what was typed', () => {
  it('stays when it cannot be read, also while another step is open, with its error', () => {
    showAt(2)
    fillIn('Eigen geld', 'wat spaargeld')
    click('Vorige stap')
    click('Ga verder')
    expect(field('Eigen geld')).toHaveValue('wat spaargeld')
    expect(errorOf(field('Eigen geld'))).toBeDefined()
  })

  it('stays when the host page shows another brand or audience', () => {
    const { services } = showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})
