import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { formatBedrag } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import {
  answer,
  answersTo,
  goToStap,
  chooseOption,
  click,
  line,
  now,
  showCalculator,
  field,
  fillIn,
} from '../../support/screen'

const WAT_ALS = 'Wat als je iets verandert?'
const BLOK = 'Je benodigde hypotheek'
const MIST = 'Extra eigen inleg nodig'
const TERUG = 'Terug naar je eigen antwoorden'

const dialoog = () => screen.getByRole('dialog', { name: WAT_ALS })
const geprobeerd = () => screen.getByText(/^We rekenen nu met/).textContent.replaceAll('\u00A0', ' ')
const schuif = (naam: string) => within(dialoog()).getByRole<HTMLInputElement>('slider', { name: naam })
/** What the dialog gives a screen reader to say. */
const gezegd = () => dialoog().querySelector('[aria-live=assertive]')?.textContent.replaceAll('\u00A0', ' ')
const PRIJS = 'Schuif de vraagprijs'
const GELD = 'Schuif je eigen geld'

/** A figure of the dialog: what it is, and what it was. */
const uitkomst = (naam: string) => {
  const regel = [...dialoog().querySelectorAll('dt')].find(({ textContent }) => textContent === naam)?.parentElement
  return [...(regel?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}

/** Tries what has to change, which stands in the dialog of that. */
const probeer = (wijziging: RegExp) => {
  now(() => screen.getByRole('button', { name: wijziging }).click())
}

/** A home of 300.000 with 20.000 of own money, and what has to change for that. */
const metTekort = () => {
  const getoond = showCalculator()
  goToStap(2)
  fillIn('Eigen geld', '20.000')
  fillIn('Vraagprijs van de woning', '300.000')
  click('Ga verder')
  click('Wat moet er veranderen?')
  return getoond
}

const geopend = (...opties: Parameters<typeof showCalculator>) => {
  const getoond = showCalculator(...opties)
  goToStap(3)
  click(WAT_ALS)
  return getoond
}

describe('a slider', () => {
  it('shows what an amount comes to while it moves, and changes the answer when it is let go', () => {
    const { services, verzoeken } = geopend()
    const voor = verzoeken.length
    const [eerst] = uitkomst(MIST)
    fireEvent.input(schuif(PRIJS), { target: { value: '250000' } })
    const [nu, was] = uitkomst(MIST)
    expect([was, services.orientatie.state().vraagprijsWoning, verzoeken.length]).toEqual([
      `Dit was ${eerst}`,
      300_000,
      voor,
    ])
    expect(nu).not.toBe(eerst)
    expect(field('Vraagprijs van de woning', dialoog())).toHaveValue('250.000')
    expect(field('Eigen geld', dialoog())).toHaveValue('')
    expect(schuif(PRIJS)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^€\s250\.000$/))
    expect(gezegd()).toBe('')
    fireEvent(schuif(PRIJS), new Event('change'))
    expect(services.orientatie.state().vraagprijsWoning).toBe(250_000)
    expect(uitkomst(MIST)).toEqual([nu, was])
    expect(line(BLOK, MIST)).toBe(nu)
    const [netto] = uitkomst('Netto maandlast')
    for (const bedrag of [nu, netto]) expect(gezegd()).toContain(bedrag)
  })

  it('waits until it is let go where a service calculates', () => {
    const { services } = geopend({
      rentetarieven: undefined,
      berekening: createCalculatingBerekening(() => kaderVan2025),
    })
    expect(dialoog()).toHaveTextContent('Laat je los, dan rekenen we opnieuw.')
    const eerst = uitkomst(MIST)
    fireEvent.input(schuif(GELD), { target: { value: '50000' } })
    expect([uitkomst(MIST), field('Eigen geld', dialoog()).value]).toEqual([eerst, '50.000'])
    fireEvent(schuif(GELD), new Event('change'))
    expect(services.orientatie.state().eigenGeld).toBe(50_000)
    expect(uitkomst(MIST)).not.toEqual(eerst)
  })

  it('has the amount beside it to type, which may be outside it', () => {
    const { services } = geopend()
    fillIn('Vraagprijs van de woning', '1.200.000', dialoog())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
    fillIn('Vraagprijs van de woning', '', dialoog())
    expect(services.orientatie.state().vraagprijsWoning).toBe(1_200_000)
  })
})

describe('what is changed', () => {
  it('stays when the dialog is closed, which the dialog says beforehand', () => {
    geopend()
    expect(
      within(dialoog()).getByText(/^Sluit je dit venster\? Dan rekenen we verder met wat je hier kiest\./),
    ).toBeVisible()
  })

  it('is said when the dialog is closed, with the way back to the visitor’s own answers', () => {
    const { services } = geopend()
    fillIn('Vraagprijs van de woning', '280.000', dialoog())
    fillIn('Eigen geld', '5.000', dialoog())
    click('Sluiten', dialoog())
    expect(geprobeerd()).toBe('We rekenen nu met een woning van € 280.000 en € 5.000 eigen geld.')
    click(TERUG)
    const { vraagprijsWoning, eigenGeld } = services.orientatie.state()
    expect([vraagprijsWoning, eigenGeld]).toEqual([300_000, undefined])
  })

  it('is said with what was tried of another question, and the way back leads past both', () => {
    metTekort()
    probeer(/^Probeer dit met .* meer inkomen per jaar$/)
    for (const prijs of ['290.000', '280.000']) {
      click(WAT_ALS)
      fillIn('Vraagprijs van de woning', prijs, dialoog())
      click('Sluiten', dialoog())
    }
    expect(geprobeerd()).toMatch(/^We rekenen nu met € [\d.]+ meer inkomen per jaar en een woning van € 280\.000\.$/)
    click(TERUG)
    expect(line(BLOK, MIST)).not.toBe('€ 0')
    click('Vorige stap')
    click('Vorige stap')
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })

  it('is said without what was changed back, on top of what was tried before', () => {
    const { services } = metTekort()
    probeer(/^Probeer dit met een woning van/)
    click(WAT_ALS)
    expect(dialoog()).not.toHaveTextContent('Dit was')
    fillIn('Vraagprijs van de woning', '300.000', dialoog())
    fillIn('Eigen geld', '5.000', dialoog())
    click('Sluiten', dialoog())
    expect(geprobeerd()).toBe('We rekenen nu met € 5.000 eigen geld.')
    click(TERUG)
    const { vraagprijsWoning, eigenGeld } = services.orientatie.state()
    expect([vraagprijsWoning, eigenGeld]).toEqual([300_000, 20_000])
  })

  it('stays said when it is changed and changed back, and leads back to the own answers', () => {
    const { services } = metTekort()
    probeer(/^Probeer dit met .* meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    click(WAT_ALS)
    fillIn('Eigen geld', '5.000', dialoog())
    fillIn('Eigen geld', String(eigenGeld), dialoog())
    click('Sluiten', dialoog())
    expect(geprobeerd()).toMatch(/^We rekenen nu met € [\d.]+ eigen geld\.$/)
    click(TERUG)
    expect(services.orientatie.state().eigenGeld).toBe(20_000)
  })

  it('is the amount that holds, where what is tried next leaves less than the own amount', () => {
    const { services } = metTekort()
    click('Sluiten')
    click(WAT_ALS)
    fillIn('Eigen geld', '1.000', dialoog())
    fillIn('Vraagprijs van de woning', '270.000', dialoog())
    click('Sluiten', dialoog())
    click('Wat moet er veranderen?')
    probeer(/^Probeer dit met .* meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    expect(eigenGeld).toBeLessThan(20_000)
    expect(geprobeerd()).toContain(`€ ${formatBedrag(eigenGeld)} eigen geld`)
    click(TERUG)
    expect(services.orientatie.state()).toMatchObject({ eigenGeld: 20_000, vraagprijsWoning: 300_000 })
  })

  it('is not said when nothing was, or when it was changed back', () => {
    geopend()
    fillIn('Eigen geld', '5.000', dialoog())
    fillIn('Eigen geld', '', dialoog())
    click('Sluiten', dialoog())
    expect(screen.queryByText(/^We rekenen nu met/)).toBeNull()
  })
})

describe('a better energy label', () => {
  it('is one that lets you borrow more, and can be taken back', () => {
    const { services } = geopend()
    const VRAAG = 'Energielabel van de woning'
    expect(answersTo(VRAAG)).toEqual(['Onbekend (nu)', 'D', 'B', 'A+', 'A+++', 'A++++', 'A++++ (EP garantie)'])
    const [eerst] = uitkomst('Je kan lenen')
    chooseOption(VRAAG, 'B')
    expect(services.orientatie.state().energielabelType).toBe('B')
    expect(uitkomst('Je kan lenen')).toEqual([expect.not.stringMatching(String(eerst)), `Dit was ${eerst}`])
    chooseOption(VRAAG, 'Onbekend (nu)')
    expect([uitkomst('Je kan lenen'), answer(VRAAG, 'Onbekend (nu)').checked]).toEqual([[eerst], true])
    expect(dialoog()).toHaveTextContent('bij dit label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'A++++')
    expect(dialoog()).not.toHaveTextContent('extra lenen')
  })

  it('of this home costs work, which can be counted along and is part of what is tried', () => {
    const { services } = geopend()
    const KOSTEN = 'Kosten van de verbouwing'
    expect(within(dialoog()).queryByLabelText(/Kosten van de verbouwing/)).toBeNull()
    chooseOption('Energielabel van de woning', 'B')
    expect(within(dialoog()).getByText(/^Wil je deze woning zelf zuiniger maken\?/)).toBeVisible()
    const [tekort] = uitkomst('Extra eigen inleg nodig')
    fillIn(KOSTEN, '15.000', dialoog())
    expect(services.orientatie.state().verbouwingskosten).toBe(15_000)
    expect(uitkomst('Extra eigen inleg nodig')[0]).not.toBe(tekort)
    click('Sluiten', dialoog())
    expect(screen.getByText(/^We rekenen nu met energielabel B en €\s15\.000 voor de verbouwing\.$/)).toBeVisible()
    click('Terug naar je eigen antwoorden')
    expect(services.orientatie.state()).toMatchObject({ energielabelType: 'Onbekend', verbouwingskosten: undefined })
  })
})

describe('what makes a difference', () => {
  it('is said in euros, the greatest first', () => {
    geopend()
    const zinnen = [...dialoog().querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    expect(zinnen.filter((zin) => /^(Verdien|Betaal) je/.test(zin)).join('\n')).toMatchInlineSnapshot(`
      "Betaal je € 10.000 meer met eigen geld? Dan mis je € 10.000 minder.
      Verdien je € 1.000 per jaar minder? Dan kan je € 4.203 minder lenen. Dan mis je € 4.186 meer. Je netto maandlast is dan € 14 lager.
      Verdien je € 1.000 per jaar meer? Dan kan je € 4.202 meer lenen. Dan mis je € 4.185 minder. Je netto maandlast is dan € 15 hoger."
    `)
  })
})

it('is not there without a home', () => {
  showCalculator()
  expect(screen.queryByText(WAT_ALS)).toBeNull()
})
