import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import {
  answer,
  blockOf,
  button,
  chooseOption,
  click,
  dialogs,
  errorOf,
  field,
  fillIn,
  goToStep,
  lines,
  now,
  showAt,
  showCalculator,
  twoBuyers,
} from '../../support/screen'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const TARIEVEN = { rentetarieven: { '1': 4.1, '120': 3.75 } }

describe('step 1 without answers', () => {
  it('the summary on step 1 asks for an income until one is filled in', () => {
    showCalculator(TARIEVEN)
    expect(within(blockOf(MAXIMAAL)).getByText(/^Vul je inkomen in,/)).toBeVisible()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(within(blockOf(MAXIMAAL)).queryByText(/^Vul je inkomen in,/)).toBeNull()
  })

  it("the summary does not ask for an income of the kind 'Overig'", () => {
    showCalculator(TARIEVEN)
    chooseOption('Wat voor inkomen heb je?', 'Overig')
    expect(within(blockOf(MAXIMAAL)).queryByText(/^Vul je inkomen in,/)).toBeNull()
  })

  it("'Je benodigde hypotheek' in the summary shows figures from step 2 on, and a reference to step 2 before", () => {
    showCalculator(TARIEVEN)
    expect(lines(BENODIGD)).toEqual([])
    expect(blockOf(BENODIGD)).toHaveTextContent(/^Je benodigde hypotheekBij stap 2$/)
    goToStep(2)
    expect(lines(BENODIGD)).toContain('Hypotheekbedrag')
  })
})

it.each([
  [1, 'Inkomen van je partner', 'Bruto jaarinkomen van je partner'],
  [2, 'De woning', 'Vraagprijs van de woning'],
] as const)("step %i has a region titled '%s' that contains the question '%s'", (stap, titel, vraag) => {
  showAt(stap, twoBuyers)
  expect(within(screen.getByRole('region', { name: titel })).getByLabelText(vraag)).toBeVisible()
})

it.each([
  ['shown', 1, true],
  ['shown', 2, true],
  ['hidden', 3, false],
] as const)('the sentence with the rate and its period is %s on step %s', (_wat, stap, gezegd) => {
  const zin = /Rente: 3,75%, 10 jaar vast\./
  showAt(stap, {}, TARIEVEN)
  expect(screen.queryByText(zin) !== null).toBe(gezegd)
})

describe('a yearly income that may be a monthly one', () => {
  const INKOMEN = 'Bruto jaarinkomen'
  const VRAAG = 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'
  const vraag = () => screen.queryByText(VRAAG)

  it.each([
    ['1', true],
    ['9.999', true],
    ['10.000', false],
    ['0', false],
  ] as const)('a yearly income of %s shows the question whether the amount is per year: %s', (inkomen, gevraagd) => {
    showCalculator(TARIEVEN)
    fillIn(INKOMEN, inkomen)
    expect(vraag() !== null).toBe(gevraagd)
  })

  it("the question whether an income is per year is the description of the button 'Bereken jaarinkomen'", () => {
    showCalculator(TARIEVEN)
    expect(button('Bereken jaarinkomen')).not.toHaveAccessibleDescription()
    fillIn(INKOMEN, '3.500')
    expect(button('Bereken jaarinkomen')).toHaveAccessibleDescription(VRAAG)
  })

  it('the question whether an income is per year is also asked of the partner', () => {
    showCalculator(TARIEVEN)
    chooseOption('Koop je alleen of samen?', 'Samen')
    chooseOption('Wat voor inkomen heb je?', 'Pensioen')
    fillIn('Bruto jaarinkomen van je partner', '2.000')
    expect(vraag()).toBeVisible()
  })

  it('the question whether an income is per year is not asked of an income from the income calculator', () => {
    showCalculator(TARIEVEN)
    click('Bereken jaarinkomen')
    fillIn('Bruto maandinkomen', '500', dialogs.jaarinkomen.element())
    click('Bevestig inkomen')
    expect(field(INKOMEN)).toHaveValue('6.000')
    expect(vraag()).toBeNull()
  })
})

const SOORT = 'Wat voor inkomen heb je?'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

/** Presses the arrow key `toets` in the focused question, `keer` times. */
const pijl = async (toets: 'ArrowRight' | 'ArrowLeft', keer = 1) => {
  for (let nummer = 0; nummer < keer; nummer += 1) await userEvent.keyboard(`{${toets}}`)
}
const naar = (vraag: string, tekst: string) => answer(vraag, tekst).focus()

describe('arrow keys through the options of a question', () => {
  it.each([
    [SOORT, 'Bruto jaarinkomen', 'eigen.inkomen'],
    ['Wat voor inkomen heeft je partner?', 'Bruto jaarinkomen van je partner', 'partner.inkomen'],
  ] as const)("arrow keys to 'Pensioen' and back restore the income (%s)", async (vraag, inkomen, veld) => {
    const { services, verzoeken } = showAt(1, { 'eigen.inkomen': undefined, alleenSamen: 'samen', [veld]: 60_000 })
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
    ['the pension', 1, SOORT, 'Pensioen', 'Jaarinkomen uit pensioen'],
    ['the expected pension', 1, 'Ga je binnen 10 jaar met pensioen?', 'Ja', 'Verwacht jaarinkomen uit pensioen'],
    ['the student debt', 1, SCHULDEN, 'Ja', 'Studieschuld'],
    ['the renovation costs', 2, 'Wat voor woning wil je kopen?', 'Bestaande woning', 'Kosten van de verbouwing'],
  ] as const)('arrow keys to another option and back restore %s', async (_, stap, vraag, antwoord, naam) => {
    showAt(stap)
    chooseOption(vraag, antwoord)
    fillIn(naam, '30.000')
    naar(vraag, antwoord)
    await pijl('ArrowRight')
    await pijl('ArrowLeft')
    expect(field(naam)).toHaveValue('30.000')
  })

  it("arrow keys to other options and back restore unreadable text in 'Bruto jaarinkomen'", async () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', 'zestig mille')
    naar(SOORT, 'Vast dienstverband')
    await pijl('ArrowRight', 3)
    await pijl('ArrowLeft', 3)
    expect(field('Bruto jaarinkomen')).toHaveValue('zestig mille')
  })

  it("arrow keys do not restore the income after the focus has left 'Wat voor inkomen heb je?'", async () => {
    showAt(1)
    naar(SOORT, 'Vast dienstverband')
    await pijl('ArrowRight', 3)
    await userEvent.tab()
    naar(SOORT, 'Pensioen')
    await pijl('ArrowLeft')
    expect(field('Bruto jaarinkomen')).toHaveValue('')
  })

  it('arrow keys in one question do not undo an answer given to another question in between', async () => {
    showAt(1)
    naar(SOORT, 'Vast dienstverband')
    await pijl('ArrowRight')
    chooseOption(SCHULDEN, 'Ja')
    await pijl('ArrowRight')
    expect(answer(SCHULDEN, 'Ja')).toBeChecked()
    expect(answer(SOORT, 'Zzp-inkomen')).toBeChecked()
  })
})

describe('typed text', () => {
  it("unreadable text in 'Eigen geld' and its error remain after a visit to another step", () => {
    showAt(2)
    fillIn('Eigen geld', 'wat spaargeld')
    click('Vorige stap')
    click('Ga verder')
    expect(field('Eigen geld')).toHaveValue('wat spaargeld')
    expect(errorOf(field('Eigen geld'))).toBeDefined()
  })

  it('the typed income stays when the host page changes the brand and the audience', () => {
    const { services } = showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})

it('each question about an expected pension has the remark that the lowest amount counts', () => {
  const opmerkingen = () =>
    screen.queryAllByText('Ook met dit inkomen moet je hypotheek passen. Het laagste bedrag telt.')
  showAt(1, twoBuyers)
  expect(opmerkingen()).toHaveLength(0)
  chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
  chooseOption('Gaat je partner binnen 10 jaar met pensioen?', 'Ja')
  const velden = screen.getAllByRole('textbox', { name: /^Verwacht jaarinkomen uit pensioen/ })
  expect(opmerkingen()).toHaveLength(2)
  expect(velden.map((veld, plaats) => veld.compareDocumentPosition(opmerkingen()[plaats] ?? veld))).toEqual([
    Node.DOCUMENT_POSITION_FOLLOWING,
    Node.DOCUMENT_POSITION_FOLLOWING,
  ])
})
