import { screen, within } from '@testing-library/react'
import { either } from 'fp-ts'
import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { formatBedrag, metOnderpand, normenVan, toVerzoek, type FinancieringsOpzet } from '../../../domain'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import {
  goToStap,
  chooseOption,
  click,
  line,
  now,
  showCalculator,
  field,
  fillIn,
  type ShowOptions,
} from '../../support/screen'

const OPEN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'
const TEKORT = 'Extra eigen inleg nodig'
const BENODIGD = 'Je benodigde hypotheek'

/** An income of 60.000 alone, a home of 300.000 and this own money. */
const opStap2 = (eigenGeld: string, opties: ShowOptions = {}) => {
  const getoond = showCalculator(opties)
  goToStap(2)
  fillIn('Vraagprijs van de woning', '300.000')
  fillIn('Eigen geld', eigenGeld)
  return getoond
}
const dialoog = () => screen.getByRole('dialog', { name: OPEN })
const punten = () =>
  within(dialoog())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
const geprobeerd = () => screen.getByText(/^We rekenen nu met/).textContent.replaceAll('\u00A0', ' ')
const probeer = (wijziging: RegExp) => {
  now(() => within(dialoog()).getByRole('button', { name: wijziging }).click())
}

describe('what has to change', () => {
  it('is asked by who comes short only', () => {
    opStap2('60.000')
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
    fillIn('Eigen geld', '0')
    expect(screen.getByRole('button', { name: OPEN })).toBeVisible()
  })

  it('says what is missing, and each thing that is enough by itself', () => {
    opStap2('20.000')
    click(OPEN)
    const tekort = line(BENODIGD, TEKORT)?.replaceAll('\u00A0', ' ') ?? ''
    expect(dialoog()).toHaveTextContent(`Je mist nog ${tekort}. Elk van deze wijzigingen is op zichzelf genoeg.`)
    expect(punten()[0]).toMatch(/^€ [\d.]+ meer eigen geldBetaal € [\d.]+ meer met eigen geld: samen € [\d.]+\./)
    expect(punten()[1]).toMatch(
      new RegExp(
        '^€ [\\d.]+ meer inkomen per jaarMet een bruto jaarinkomen van € [\\d.]+ kan je genoeg lenen\\. ' +
          'Dat is € [\\d.]+ meer dan',
      ),
    )
    expect(punten()[2]).toMatch(
      /^Een woning van € [\d.]+Koop een woning van hoogstens € [\d.]+\. Dat is € [\d.]+ minder dan nu\./,
    )
  })

  it('calculates the whole screen with what is tried, says so, and goes back', () => {
    const { services } = opStap2('20.000')
    const eigen = services.orientatie.state()
    click(OPEN)
    probeer(/^Probeer dit met .* meer eigen geld$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.getByText(/^We rekenen nu met € [\d.]+ meer eigen geld\.$/)).toBeVisible()
    expect(document.activeElement).toHaveTextContent(
      /^We rekenen nu met [^.]+[\d.]+ meer eigen geld\.Terug naar je eigen antwoorden$/,
    )
    click(TERUG)
    expect(toVerzoek(services.orientatie.state(), new Date(0))).toEqual(toVerzoek(eigen, new Date(0)))
    expect(screen.queryByText(/^We rekenen nu met/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Benodigde hypotheek' })).toHaveFocus()
  })

  it('says two tries and goes back over both, and forgets a try whose question is answered anew', () => {
    opStap2('20.000')
    click(OPEN)
    probeer(/meer eigen geld$/)
    fillIn('Vraagprijs van de woning', '320.000')
    click(OPEN)
    probeer(/een woning van/)
    expect(screen.getByText(/^We rekenen nu met € [\d.]+ meer eigen geld en een woning van € [\d.]+\.$/)).toBeVisible()
    click(TERUG)
    expect(field('Eigen geld')).toHaveValue('20.000')
    expect(field('Vraagprijs van de woning')).toHaveValue('320.000')
    click(OPEN)
    probeer(/meer eigen geld$/)
    fillIn('Eigen geld', '25.000')
    expect(screen.queryByText(/^We rekenen nu met/)).toBeNull()
    expect(field('Eigen geld')).toHaveValue('25.000')
  })

  it('adds up what is tried twice, and goes back to the own answers', () => {
    const { services } = opStap2('20.000')
    fillIn('Kosten van de verbouwing', '10.000')
    const eigen = services.orientatie.state()
    click(OPEN)
    probeer(/meer eigen geld$/)
    fillIn('Vraagprijs van de woning', '320.000')
    click(OPEN)
    probeer(/meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    expect(geprobeerd()).toBe(`We rekenen nu met € ${formatBedrag(eigenGeld - 20_000)} meer eigen geld.`)
    click(TERUG)
    expect(services.orientatie.state().eigenGeld).toBe(eigen.eigenGeld)
    expect(screen.queryByText(/^We rekenen nu met/)).toBeNull()
  })

  it('counts the incomes of two together', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen', '40.000')
    fillIn('Bruto jaarinkomen van je partner', '20.000')
    click('Ga verder')
    fillIn('Vraagprijs van de woning', '300.000')
    fillIn('Eigen geld', '20.000')
    for (const prijs of ['310.000', '320.000']) {
      fillIn('Vraagprijs van de woning', prijs)
      click(OPEN)
      probeer(/meer inkomen per jaar$/)
    }
    click('Vorige stap')
    const inkomens = ['Bruto jaarinkomen', 'Bruto jaarinkomen van je partner'].map((naam) => field(naam).value)
    const samen = inkomens.reduce((som, inkomen) => som + Number(inkomen.replaceAll('.', '')), 0)
    expect(geprobeerd()).toBe(`We rekenen nu met € ${formatBedrag(samen - 60_000)} meer inkomen per jaar.`)
    click(TERUG)
    expect([field('Bruto jaarinkomen').value, field('Bruto jaarinkomen van je partner').value]).toEqual([
      '40.000',
      '20.000',
    ])
  })

  it('is the exemption for starters for who left that open, until the question is answered with no', () => {
    const { services } = opStap2('35.000')
    const eigen = services.orientatie.state()
    click(OPEN)
    expect(punten().find((punt) => punt.includes('starters'))).toMatch(
      /^De startersvrijstellingKan je de startersvrijstelling gebruiken\? Dan betaal je € 6\.000 minder\./,
    )
    probeer(/^Probeer dit met de startersvrijstelling$/)
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.getByText('We rekenen nu met de startersvrijstelling.')).toBeVisible()
    click(TERUG)
    expect(services.orientatie.state()).toEqual(eigen)
    chooseOption('Kan je de startersvrijstelling gebruiken?', 'Nee')
    click(OPEN)
    expect(punten().some((punt) => punt.includes('starters'))).toBe(false)
  })

  it('tries nothing over an amount that cannot be read', () => {
    opStap2('20.000')
    fillIn('Eigen geld', 'veel')
    click(OPEN)
    expect(within(dialoog()).queryByRole('button', { name: /^Probeer dit/ })).toBeNull()
    expect(dialoog()).toHaveTextContent('vorige antwoorden')
  })

  it('names one period, and the best label with what it takes', () => {
    opStap2('35.000', { rentetarieven: { 60: 3.6, 120: 3.75, 240: 3.7, 360: 3.65 } })
    click(OPEN)
    const alles = punten().join('\n')
    expect(alles.match(/Kies een rentevaste periode/g) ?? []).toHaveLength(1)
    expect(alles).toMatch(/Kies een woning met energielabel .* of beter\. Dan mag je € [\d.]+ meer lenen\./)
  })

  it('says when more income cannot help', () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', '200.000')
    click('Ga verder')
    fillIn('Vraagprijs van de woning', '300.000')
    click(OPEN)
    expect(dialoog()).toHaveTextContent('je leent al zoveel als de woning waard is')
    expect(punten().some((punt) => punt.includes('jaarinkomen'))).toBe(false)
  })

  it('says of a kind of income that does not count that more of it does not help', () => {
    showCalculator()
    chooseOption('Wat voor inkomen heb je?', 'Overig')
    click('Ga verder')
    fillIn('Vraagprijs van de woning', '300.000')
    click(OPEN)
    expect(dialoog()).toHaveTextContent('Dit soort inkomen telt niet mee. Meer ervan helpt dus niet.')
  })

  /** A service of which the page does not know the rates. */
  const vanDienst = (rente: number, erbij = 0): ShowOptions => {
    const motor = createCalculatingBerekening(() => ({ normen: normenVan(2025), rentetarieven: { 120: rente } }))
    const metErbij = map(
      either.map<FinancieringsOpzet, FinancieringsOpzet>((opzet) => {
        const woning = metOnderpand(opzet)
        return woning ? { ...woning, extraBenodigdeEigenInleg: woning.extraBenodigdeEigenInleg + erbij } : opzet
      }),
    )
    return { rentetarieven: undefined, berekening: { bereken: (verzoek) => motor.bereken(verzoek).pipe(metErbij) } }
  }

  it('holds for a service that calculates by the same norms, without the periods whose rate is not known and the exemption', () => {
    opStap2('20.000', vanDienst(3.75))
    click(OPEN)
    expect(punten()[0]).toMatch(/^€ [\d.]+ meer eigen geldBetaal € [\d.]+ meer met eigen geld/)
    expect(punten().filter((punt) => /periode|starters/.test(punt))).toEqual([])
    probeer(/meer eigen geld$/)
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
  })

  it('is not known of a service that comes to another amount', () => {
    opStap2('20.000', vanDienst(3.75, 100))
    click(OPEN)
    expect(dialoog()).toHaveTextContent('Dit kunnen we hier niet uitrekenen. Een adviseur kan met je meedenken.')
    expect(within(dialoog()).queryByRole('listitem')).toBeNull()
  })
})
