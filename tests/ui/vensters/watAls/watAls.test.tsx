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
/** Returns the text that the dialog announces. */
const gezegd = () => readable(element().querySelector('[aria-live=assertive]'))
const PRIJS = 'Schuif de vraagprijs'
const GELD = 'Schuif je eigen geld'
const GEEN_BETER = 'Met een ander energielabel kan je niet meer lenen.'

/** Shows a home of 300.000 with 20.000 of own money, and opens the dialog 'Wat moet er veranderen?'. */
const metTekort = () => {
  const getoond = showAt(3, { eigenGeld: 20_000 })
  dialogs.veranderen.open()
  return getoond
}

describe('a slider of the what-if dialog', () => {
  it('a slider shows the result while it moves, and changes the answer when it is let go', () => {
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

  it('a slider shows no result before it is let go when a service calculates', () => {
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

  it('the sliders keep their limits while the dialog is open', () => {
    show({ vraagprijsWoning: 301_500, eigenGeld: 60_250 })
    const einden = () => [PRIJS, GELD].map((naam) => [schuif(naam).min, schuif(naam).max])
    fillIn('Vraagprijs van de woning', '350.000', element())
    fillIn('Eigen geld', '70.000', element())
    expect(einden().join()).toBe('151000,452000,0,121000')
  })

  it('the field next to a slider accepts an amount outside the slider, and emptying it changes nothing', () => {
    const { services } = show()
    fillIn('Vraagprijs van de woning', '1.200.000', element())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
    fillIn('Vraagprijs van de woning', '', element())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
  })
})

it('the result has a dash for own money, and not € 0, when the figures of a service do not add up', () => {
  const cijfers = { benodigdeFinanciering: 100_000, extraBenodigdeEigenInleg: 0 }
  show(
    {},
    fromService((opzet) => withFigures(opzet, cijfers)),
  )
  expect(uitkomst('Eigen geld')).toEqual(['-', '-'])
})

describe('a change in the what-if dialog', () => {
  it('the what-if dialog says beforehand that a change stays after the dialog is closed', () => {
    show()
    expect(inside().getByText(/Je berekening verandert mee; je kan altijd terug\.$/)).toBeVisible()
  })

  it('closing the what-if dialog shows the changes, with a way back to the own answers', () => {
    const { services } = show()
    fillIn('Vraagprijs van de woning', '280.000', element())
    fillIn('Eigen geld', '5.000', element())
    close()
    expect(tried()).toBe('We rekenen nu met een woning van € 280.000 en € 5.000 eigen geld.')
    goBack()
    expect(services.orientatie.state()).toMatchObject({ vraagprijsWoning: 300_000, eigenGeld: undefined })
  })

  it('a second what-if change is shown with the first, and going back undoes both', () => {
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

  it('a tried change that is changed back is no longer shown next to a new change', () => {
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

  it('a tried amount that is changed and changed back is still shown, and leads back to the own answers', () => {
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

  it('more own money that is tried after a change is shown as the resulting amount, also below the own amount', () => {
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

  it('a tried change is no longer shown once the what-if dialog changes it back', () => {
    metTekort()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    open()
    fillIn('Eigen geld', '20.000', element())
    close()
    expect(tried()).toBeUndefined()
  })

  it.each([
    ['nothing was changed', []],
    ['everything was changed back', ['5.000', '']],
  ])('closing the what-if dialog shows no change when %s', (_, bedragen) => {
    show()
    for (const bedrag of bedragen) fillIn('Eigen geld', bedrag, element())
    close()
    expect(tried()).toBeUndefined()
  })
})

describe('the energy labels of the what-if dialog', () => {
  it('the what-if dialog offers only energy labels that allow a higher loan, and the choice can be taken back', () => {
    const { services } = show()
    const VRAAG = 'Energielabel van de woning'
    expect(answersTo(VRAAG)).toEqual(['Onbekend (nu)', 'D', 'B', 'A+', 'A+++', 'A++++', 'A++++ (EP garantie)'])
    expect(inside().getByText('Met de andere labels kan je niet meer lenen.')).toBeVisible()
    expect(inside().queryByText(GEEN_BETER)).toBeNull()
    const [eerst] = uitkomst('Je kan lenen')
    chooseOption(VRAAG, 'B')
    expect(services.orientatie.state().energielabelType).toBe('B')
    expect(uitkomst('Je kan lenen')).toEqual([eerst, expect.not.stringMatching(String(eerst))])
    chooseOption(VRAAG, 'Onbekend (nu)')
    expect([uitkomst('Je kan lenen'), answer(VRAAG, 'Onbekend (nu)').checked]).toEqual([[eerst, eerst], true])
    expect(element()).toHaveTextContent('zonder label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'B')
    expect(element()).toHaveTextContent('bij dit label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'A++++')
    expect(element()).not.toHaveTextContent('extra lenen')
  })

  it('the what-if dialog asks no energy label when none allows a higher loan, and says so', () => {
    show({ energielabelType: 'A4EP' })
    expect(inside().queryByText('Energielabel van de woning')).toBeNull()
    expect(inside().getByText(GEEN_BETER)).toBeVisible()
  })

  it('a better energy label of a new home asks for no cost of work', () => {
    show({ bestaandeWoning: 'Nieuwbouw' })
    chooseOption('Energielabel van de woning', 'B')
    expect(element()).not.toHaveTextContent(/Kosten van de verbouwing|extra lenen/)
  })

  it('a better energy label of an existing home asks for the cost of work, which is part of the change', () => {
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
    expect(field(KOSTEN, element()), 'to be taken back').toHaveValue('15.000')
    chooseOption('Energielabel van de woning', 'B')
    close()
    expect(screen.getByText(/^We rekenen nu met energielabel B en €\s15\.000 voor de verbouwing\.$/)).toBeVisible()
    goBack()
    expect(services.orientatie.state()).toMatchObject({ energielabelType: 'Onbekend', verbouwingskosten: undefined })
  })
})
