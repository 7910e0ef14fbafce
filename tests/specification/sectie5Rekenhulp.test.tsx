import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { verplichtMelding } from '../../domain/invoer'
import type { Veld } from '../../domain/orientatie'
import * as scherm from '../support/screen'

const { errorOf, chooseOption, click, listBox, showCalculator, field, leave, radioGroup, showAt } = scherm

const samen = () => chooseOption('Koop je alleen of samen?', 'Samen')
const INKOMEN = 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'

/** Specification, section 5, required messages in the calculator. */
describe('a required field that is left empty', () => {
  const opStap1 = [
    ['Bruto jaarinkomen', {}, INKOMEN],
    [
      'Bruto jaarinkomen van je partner',
      { alleenSamen: 'samen' },
      'Vul het jaarinkomen van je partner in om door te gaan.',
    ],
    [
      'Jaarinkomen uit pensioen',
      { 'eigen.dienstBetrekking': 'Pensioen' },
      'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.',
    ],
    [
      'Verwacht jaarinkomen uit pensioen',
      { 'eigen.pensioenBinnen10Jaar': 'ja' },
      'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.',
    ],
    [
      'Jaarinkomen uit pensioen van je partner',
      { alleenSamen: 'samen', 'partner.dienstBetrekking': 'Pensioen' },
      'Vul het pensioen jaarinkomen van je partner in om door te gaan.',
    ],
    [
      'Verwacht jaarinkomen uit pensioen van je partner',
      { alleenSamen: 'samen', 'partner.pensioenBinnen10Jaar': 'ja' },
      'Vul het pensioen jaarinkomen van je partner in om door te gaan.',
    ],
  ] as const

  it.each(opStap1)("the empty field '%s' shows its error on blur and on 'Ga verder'", (naam, antwoorden, tekst) => {
    const show = () => showAt(1, { 'eigen.inkomen': undefined, ...antwoorden })
    show()
    expect(errorOf(field(naam))).toBeUndefined()
    leave(naam)
    expect(errorOf(field(naam))).toBe(tekst)
    scherm.cleanUp()
    show()
    click('Ga verder')
    expect(errorOf(field(naam))).toBe(tekst)
  })

  it("each empty required amount on step 2 shows its own message on 'Ga verder'", () => {
    showAt(2, { woonJeNuInEenKoopwoning: 'ja' })
    click('Ga verder')
    for (const [naam, tekst] of [
      ['Vraagprijs van de woning', 'Je hebt niets ingevuld. Vul de vraagprijs van de woning in om door te gaan.'],
      [
        'Verkoopprijs van je huidige woning',
        'Je hebt niets ingevuld. Vul de verkoopprijs van je woning in om door te gaan.',
      ],
      ['Huidig hypotheekbedrag', 'Je hebt niets ingevuld. Vul je huidige hypotheekbedrag in om door te gaan.'],
    ] as const)
      expect(errorOf(field(naam))).toBe(tekst)
  })
})

/** Specification, section 5, required choices. These questions start with an answer, so no visitor sees the error. */
describe('a required choice', () => {
  const GEMEEN = 'Je hebt dit verplichte veld nog niet ingevuld.'
  const KEUZES: readonly Veld[] = [
    'alleenSamen',
    'eigen.dienstBetrekking',
    'partner.dienstBetrekking',
    'schulden',
    'eigen.pensioenBinnen10Jaar',
    'partner.pensioenBinnen10Jaar',
    'energielabelType',
    'bestaandeWoning',
    'renteperiode',
  ]
  it.each(KEUZES)('verplichtMelding returns the generic message for %s', (keuze) => {
    expect(verplichtMelding(keuze)).toBe(GEMEEN)
  })
  it('verplichtMelding returns a message of its own for woonJeNuInEenKoopwoning', () => {
    expect(verplichtMelding('woonJeNuInEenKoopwoning')).toBe(
      'Je hebt niets gekozen. Geef aan of je al een koopwoning hebt.',
    )
  })
  it('the choices on step 1 are required, and not marked as optioneel', () => {
    showCalculator()
    samen()
    for (const naam of [
      'Koop je alleen of samen?',
      'Wat voor inkomen heb je?',
      'Wat voor inkomen heeft je partner?',
      'Ga je binnen 10 jaar met pensioen?',
      'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?',
    ]) {
      expect(radioGroup(naam)).toBeRequired()
      expect(radioGroup(naam)).not.toHaveAccessibleName(/optioneel/)
    }
  })
  it('the kind of home, owning a home, the energy label and the fixed-rate period are required choices', () => {
    showAt(2, { vraagprijsWoning: 300_000 })
    expect(radioGroup('Wat voor woning wil je kopen?')).toBeRequired()
    expect(radioGroup('Woon je nu in een koopwoning?')).toBeRequired()
    expect(listBox('Energielabel')).toBeRequired()
    click('Ga verder')
    expect(listBox('Hoe lang wil je je rente vastzetten?')).toBeRequired()
  })
  it('both choices in the income calculator are required', () => {
    scherm.dialogs.jaarinkomen.show({ 'eigen.inkomen': undefined })
    const dialoog = scherm.dialogs.jaarinkomen.element()
    expect(radioGroup('Krijg je een dertiende maand?', dialoog)).toBeRequired()
    expect(radioGroup('Krijg je vakantiegeld?', dialoog)).toBeRequired()
  })
})

/** Specification, section 5, optional. */
describe('optional fields', () => {
  it('loans, partner alimony and student loan are optional', () => {
    showCalculator()
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    for (const naam of ['Leningen', 'Partneralimentatie', 'Studieschuld'])
      expect(field(naam)).toHaveAccessibleName(`${naam} optioneel`)
  })
  it('renovation, extra work and own money are optional', () => {
    showAt(2)
    expect(field('Kosten van de verbouwing')).toHaveAccessibleName('Kosten van de verbouwing optioneel')
    expect(field('Eigen geld')).toHaveAccessibleName('Eigen geld optioneel')
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(field('Kosten van meerwerk')).toHaveAccessibleName('Kosten van meerwerk optioneel')
  })
})

/** Specification, section 5, analytics. The calculator only reports an error; the host page may send the report. */
describe('the report of a validation error', () => {
  it('leaving an empty required field reports its validation error with the name of the field', () => {
    const { invoerfouten } = showCalculator()
    leave('Bruto jaarinkomen')
    expect(invoerfouten).toEqual([{ veld: 'eigen.inkomen', melding: INKOMEN }])
  })
  it("leaving 'Bruto maandinkomen' or 'Kopen op afbetaling' reports the validation error of that field", () => {
    const { invoerfouten } = showCalculator()
    click('Bereken jaarinkomen')
    leave('Bruto maandinkomen', screen.getByRole('dialog'))
    fireEvent.click(screen.getByText('Sluiten'))
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    click('Bereken creditcard, rood staan en afbetaling')
    scherm.fillIn('Kopen op afbetaling', 'veel')
    expect(invoerfouten).toEqual([
      {
        veld: 'brutomaandinkomen',
        melding: 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.',
      },
      {
        veld: 'koopOpAfbetaling',
        melding: 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.',
      },
    ])
  })
  it("'Ga verder' reports a refused step with its first error, and no separate validation errors", () => {
    const { invoerfouten, services } = showCalculator()
    const eersten: unknown[] = []
    services.stappen.geweigerd$.subscribe(([eerste]) => eersten.push(eerste))
    samen()
    fireEvent.click(scherm.button('Ga verder'))
    expect(eersten).toEqual([{ veld: 'eigen.inkomen', melding: INKOMEN }])
    expect(invoerfouten).toEqual([])
    scherm.fillIn('Bruto jaarinkomen', 'veel')
    expect(invoerfouten.map(({ veld }) => veld)).toEqual(['eigen.inkomen'])
  })
})
