import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { formatBedrag } from '../../../../domain/geld'
import { withFigures } from '../../../support/fakes/berekening'
import {
  answer,
  answersTo,
  chooseOption,
  click,
  line,
  field,
  fillIn,
  showAt,
  dialogs,
  goBack,
  tried,
  tryChange,
  readable,
  fromService,
} from '../../../support/screen'
import { uitkomst } from './uitkomst'

const { show, open, close, element, inside } = dialogs.watAls
const BLOK = 'Je benodigde hypotheek'
const MIST = 'Extra eigen inleg nodig'

const schuif = (naam: string) => inside().getByRole<HTMLInputElement>('slider', { name: naam })
/** Returns the text in the assertive live region of the dialog. */
const gezegd = () => readable(element().querySelector('[aria-live=assertive]'))
const PRIJS = 'Schuif de vraagprijs'
const GELD = 'Schuif je eigen geld'
const GEEN_BETER = 'Een ander energielabel geeft geen hogere hypotheek.'

/** Shows a home of € 300.000 with € 20.000 of own money, and opens the dialog 'Wat moet er veranderen?'. */
const metTekort = () => {
  const getoond = showAt(3, { eigenGeld: 20_000 })
  dialogs.veranderen.open()
  return getoond
}

describe("a slider of the dialog 'Wat als je iets verandert?'", () => {
  it("the slider 'Schuif de vraagprijs' shows the result while it moves, and changes the answer on release", () => {
    const { services, verzoeken } = show()
    expect(element()).toHaveTextContent('Je ziet meteen wat er verandert.')
    const voor = verzoeken.length
    const [eerst] = uitkomst(MIST)
    fireEvent.input(schuif(PRIJS), { target: { value: '250000' } })
    const [was, nu] = uitkomst(MIST)
    expect(was).toBe(eerst)
    expect([services.orientatie.state().vraagprijsWoning, verzoeken.length]).toEqual([300_000, voor])
    expect(nu).not.toBe(eerst)
    expect(field('Vraagprijs van de woning', element())).toHaveValue('250.000')
    expect(field('Eigen geld', element())).toHaveValue('')
    expect(schuif(PRIJS)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^€\s250\.000$/))
    expect(schuif(PRIJS)).toHaveValue('250000')
    expect(gezegd()).toBe('')
    fireEvent(schuif(PRIJS), new Event('change'))
    expect(services.orientatie.state().vraagprijsWoning).toBe(250_000)
    expect(uitkomst(MIST)).toEqual([was, nu])
    expect(line(BLOK, MIST)).toBe(nu)
    const netto = uitkomst('Netto maandlast')[1]
    for (const bedrag of [nu, netto]) expect(gezegd()).toContain(bedrag)
    fillIn('Vraagprijs van de woning', '150.000', element())
    expect([schuif(PRIJS).value, field('Vraagprijs van de woning', element()).value]).toEqual(['150000', '150.000'])
  })

  it("with a service, the slider 'Schuif je eigen geld' shows a new result only on release", () => {
    const { services } = show({}, fromService())
    expect(element()).toHaveTextContent('Laat je los, dan rekenen we opnieuw.')
    expect(schuif(GELD)).toHaveAttribute('max', '100000')
    const eerst = uitkomst(MIST)
    fireEvent.input(schuif(GELD), { target: { value: '50000' } })
    expect([uitkomst(MIST), field('Eigen geld', element()).value]).toEqual([eerst, '50.000'])
    fireEvent(schuif(GELD), new Event('change'))
    expect(services.orientatie.state().eigenGeld).toBe(50_000)
    expect(uitkomst(MIST)).not.toEqual(eerst)
  })

  it("the sliders of the dialog 'Wat als je iets verandert?' keep their limits when amounts change", () => {
    show({ vraagprijsWoning: 301_500, eigenGeld: 60_250 })
    const einden = () => [PRIJS, GELD].map((naam) => [schuif(naam).min, schuif(naam).max])
    fillIn('Vraagprijs van de woning', '350.000', element())
    fillIn('Eigen geld', '70.000', element())
    expect(einden().join()).toBe('151000,452000,0,121000')
  })

  it('the what-if dialog accepts a price above its slider, and keeps the price when its field is emptied', () => {
    const { services } = show()
    fillIn('Vraagprijs van de woning', '1.200.000', element())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
    fillIn('Vraagprijs van de woning', '', element())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
  })
})

it("the dialog 'Wat als je iets verandert?' shows '-' for own money when service figures do not add up", () => {
  const cijfers = { benodigdeFinanciering: 100_000, extraBenodigdeEigenInleg: 0 }
  show(
    {},
    fromService((opzet) => withFigures(opzet, cijfers)),
  )
  expect(uitkomst('Eigen geld')).toEqual(['-'])
})

describe("a change in the dialog 'Wat als je iets verandert?'", () => {
  it("the dialog 'Wat als je iets verandert?' says that a change affects the calculation and can be undone", () => {
    show()
    expect(inside().getByText(/Je berekening verandert mee; je kan altijd terug\.$/)).toBeVisible()
  })

  it("closing the dialog 'Wat als je iets verandert?' shows its changes with a button that undoes them", () => {
    const { services } = show()
    fillIn('Vraagprijs van de woning', '280.000', element())
    fillIn('Eigen geld', '5.000', element())
    close()
    expect(tried()).toBe('We rekenen nu met een woning van € 280.000 en € 5.000 eigen geld.')
    goBack()
    expect(services.orientatie.state()).toMatchObject({ vraagprijsWoning: 300_000, eigenGeld: undefined })
  })

  it("changes in 'Wat moet er veranderen?' and 'Wat als je iets verandert?' are shown and undone together", () => {
    metTekort()
    tryChange(/^Probeer dit met .* meer inkomen per jaar$/)
    for (const prijs of ['290.000', '280.000']) {
      open()
      fillIn('Vraagprijs van de woning', prijs, element())
      close()
    }
    expect(tried()).toMatch(/^We rekenen nu met € [\d.]+ meer inkomen per jaar en een woning van € 280\.000\.$/)
    goBack()
    expect(line(BLOK, MIST)).not.toBe('€ 0')
    click('Vorige stap')
    click('Vorige stap')
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })

  it("when the what-if dialog resets a tried price, 'We rekenen nu met …' names only the new own money", () => {
    const { services } = metTekort()
    tryChange(/^Probeer dit met een woning van/)
    open()
    expect(new Set(uitkomst(MIST)).size).toBe(1)
    fillIn('Vraagprijs van de woning', '300.000', element())
    fillIn('Eigen geld', '5.000', element())
    close()
    expect(tried()).toBe('We rekenen nu met € 5.000 eigen geld.')
    goBack()
    expect(services.orientatie.state()).toMatchObject({ vraagprijsWoning: 300_000, eigenGeld: 20_000 })
  })

  it("'We rekenen nu met …' still names a tried amount after the what-if dialog changes it and restores it", () => {
    const { services } = metTekort()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    open()
    fillIn('Eigen geld', '5.000', element())
    fillIn('Eigen geld', String(eigenGeld), element())
    close()
    expect(tried()).toMatch(/^We rekenen nu met € [\d.]+ eigen geld\.$/)
    goBack()
    expect(services.orientatie.state().eigenGeld).toBe(20_000)
  })

  it("when own money was lowered first, trying 'meer eigen geld' shows the resulting amount of own money", () => {
    const { services } = metTekort()
    dialogs.veranderen.close()
    open()
    fillIn('Eigen geld', '1.000', element())
    fillIn('Vraagprijs van de woning', '270.000', element())
    close()
    dialogs.veranderen.open()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    expect(eigenGeld).toBeLessThan(20_000)
    expect(tried()).toContain(`€ ${formatBedrag(eigenGeld)} eigen geld`)
    goBack()
    expect(services.orientatie.state()).toMatchObject({ eigenGeld: 20_000, vraagprijsWoning: 300_000 })
  })

  it("'We rekenen nu met …' disappears when the what-if dialog sets a tried amount back to the old amount", () => {
    metTekort()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    open()
    fillIn('Eigen geld', '20.000', element())
    close()
    expect(tried()).toBeUndefined()
  })

  it.each([
    ['nothing was changed', []],
    ['own money was changed and emptied again', ['5.000', '']],
  ])("closing the dialog 'Wat als je iets verandert?' shows no changes when %s", (_, bedragen) => {
    show()
    for (const bedrag of bedragen) fillIn('Eigen geld', bedrag, element())
    close()
    expect(tried()).toBeUndefined()
  })
})

describe("the energy labels of the dialog 'Wat als je iets verandert?'", () => {
  it('the what-if dialog offers the current energy label, and the labels that allow a higher loan', () => {
    const { services } = show()
    const VRAAG = 'Energielabel van de woning'
    expect(answersTo(VRAAG)).toEqual(['Onbekend (nu)', 'D', 'B', 'A+', 'A+++', 'A++++', 'A++++ (EP garantie)'])
    expect(inside().getByText('De andere labels geven geen hogere hypotheek.')).toBeVisible()
    expect(inside().queryByText(GEEN_BETER)).toBeNull()
    const [eerst] = uitkomst('Je kan lenen')
    chooseOption(VRAAG, 'B')
    expect(services.orientatie.state().energielabelType).toBe('B')
    expect(uitkomst('Je kan lenen')).toEqual([eerst, expect.not.stringMatching(String(eerst))])
    chooseOption(VRAAG, 'Onbekend (nu)')
    expect([uitkomst('Je kan lenen'), answer(VRAAG, 'Onbekend (nu)').checked]).toEqual([[eerst], true])
    expect(element()).toHaveTextContent('zonder label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'B')
    expect(element()).toHaveTextContent('bij dit label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'A++++')
    expect(element()).not.toHaveTextContent('extra lenen')
  })

  it("'Wat als je iets verandert?' does not ask for an energy label when no label allows a higher loan", () => {
    show({ energielabelType: 'A4EP' })
    expect(inside().queryByText('Energielabel van de woning')).toBeNull()
    expect(inside().getByText(GEEN_BETER)).toBeVisible()
  })

  it("the what-if dialog asks no 'Kosten van de verbouwing' for energy label B of a new-build home", () => {
    show({ bestaandeWoning: 'Nieuwbouw' })
    chooseOption('Energielabel van de woning', 'B')
    expect(element()).not.toHaveTextContent(/Kosten van de verbouwing|extra lenen/)
  })

  it("the what-if dialog asks 'Kosten van de verbouwing' for energy label B of an existing home", () => {
    const { services } = show()
    const KOSTEN = 'Kosten van de verbouwing'
    expect(inside().queryByLabelText(/Kosten van de verbouwing/)).toBeNull()
    chooseOption('Energielabel van de woning', 'B')
    expect(inside().getByText(/^Wil je deze woning zelf zuiniger maken\?/)).toBeVisible()
    const tekort = uitkomst('Extra eigen inleg nodig')[1]
    fillIn(KOSTEN, '15.000', element())
    expect(services.orientatie.state().verbouwingskosten).toBe(15_000)
    expect(uitkomst('Extra eigen inleg nodig')[1]).not.toBe(tekort)
    chooseOption('Energielabel van de woning', 'Onbekend (nu)')
    expect(field(KOSTEN, element()), 'stays, so that it can be cleared').toHaveValue('15.000')
    chooseOption('Energielabel van de woning', 'B')
    close()
    expect(screen.getByText(/^We rekenen nu met energielabel B en €\s15\.000 voor de verbouwing\.$/)).toBeVisible()
    goBack()
    expect(services.orientatie.state()).toMatchObject({ energielabelType: 'Onbekend', verbouwingskosten: undefined })
  })
})
