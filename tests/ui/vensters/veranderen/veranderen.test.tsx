import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toVerzoek, type Orientatie } from '../../../../domain'
import { formatBedrag } from '../../../../domain/geld'
import { createDraftStore } from '../../../../ui'
import { withFigures } from '../../../support/fakes/berekening'
import {
  chooseOption,
  cleanUp,
  click,
  line,
  field,
  fillIn,
  showAt,
  dialogs,
  goBack,
  tried,
  tryChange,
  fromService,
  type ShowOptions,
} from '../../../support/screen'

const { open, element, inside, points } = dialogs.veranderen
const TEKORT = 'Extra eigen inleg nodig'
const BENODIGD = 'Je benodigde hypotheek'

/** Shows step 2 for one buyer with an income of € 60.000, a home of € 300.000 and `eigenGeld` euro of own money. */
const metEigenGeld = (eigenGeld: number, opties: ShowOptions = {}) =>
  showAt(2, { vraagprijsWoning: 300_000, eigenGeld }, opties)

describe("the dialog 'Wat moet er veranderen?'", () => {
  it("the dialog 'Wat moet er veranderen?' is offered only when there is a shortage", () => {
    metEigenGeld(60_000)
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.queryByRole('button', { name: dialogs.veranderen.title })).toBeNull()
    fillIn('Eigen geld', '0')
    expect(screen.getByRole('button', { name: dialogs.veranderen.title })).toBeVisible()
  })

  it("the dialog 'Wat moet er veranderen?' shows the shortage and three changes that each solve it", () => {
    metEigenGeld(20_000)
    open()
    const tekort = line(BENODIGD, TEKORT) ?? ''
    expect(element()).toHaveTextContent(`Je komt ${tekort} tekort. Elk van deze wijzigingen is op zichzelf genoeg.`)
    expect(points().slice(0, 3)).toEqual([
      expect.stringMatching(/^Koop een woning tot € [\d.]+\.Dat is € [\d.]+ minder\.Je kan kopen tot .*Probeer dit/),
      expect.stringMatching(/^€ [\d.]+ meer eigen geldSamen is dat € [\d.]+\.Je kan kopen tot .*Probeer dit met/),
      expect.stringMatching(
        /^Energielabel A\+\+\+Met dit label of een beter label mag je € [\d.]+ meer lenen\.Je kan kopen tot .*Probeer/,
      ),
    ])
    expect(element()).toHaveTextContent(
      /Dit helpt, maar is niet genoegEen rentevaste periode van 15 jaar.*Dit heb je niet zelf in de hand€\s[\d.]+ meer inkomen per jaarJe bruto jaarinkomen is dan €\s[\d.]+\. Dan kom je niets tekort\..*Probeer dit.*De startersvrijstelling.*Dit is rekenwerk, geen advies\. Wat bij je past/,
    )
  })

  it('trying more own money updates the summary and shows a message, and can be undone', () => {
    const { services } = metEigenGeld(20_000)
    const eigen = services.orientatie.state()
    open()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.getByText(/^We rekenen nu met € [\d.]+ meer eigen geld\.$/)).toBeVisible()
    expect(document.activeElement).toHaveTextContent(
      /^We rekenen nu met [^.]+[\d.]+ meer eigen geld\.Terug naar je eigen antwoorden$/,
    )
    expect(document.activeElement).toHaveAttribute('data-zonder-ring')
    goBack()
    expect(toVerzoek(services.orientatie.state(), new Date(0))).toEqual(toVerzoek(eigen, new Date(0)))
    expect(tried()).toBeUndefined()
    expect(screen.getByRole('heading', { name: 'Benodigde hypotheek' })).toHaveFocus()
  })

  it('trying a change scrolls to its message, and drawing the calculator again does not focus the message', () => {
    const inBeeld = vi.spyOn(Element.prototype, 'scrollIntoView')
    const draftStore = createDraftStore()
    metEigenGeld(20_000, { draftStore })
    open()
    tryChange(/^Probeer dit met de startersvrijstelling$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(inBeeld.mock.contexts).toContain(document.activeElement)
    inBeeld.mockRestore()
    cleanUp()
    metEigenGeld(20_000, { draftStore })
    expect(tried()).toBeDefined()
    expect(document.body).toHaveFocus()
  })

  it("closing the dialog 'Wat als je iets verandert?' without a change keeps the message of a tried change", () => {
    showAt(3, { eigenGeld: 20_000 })
    open()
    tryChange(/meer eigen geld$/)
    const eerst = tried()
    dialogs.watAls.open()
    dialogs.watAls.close()
    expect(eerst).toMatch(/ meer eigen geld\.$/)
    expect(tried()).toBe(eerst)
  })

  it("two tried changes are undone together, and filling in 'Eigen geld' ends the change tried for it", () => {
    metEigenGeld(20_000)
    open()
    tryChange(/meer eigen geld$/)
    fillIn('Vraagprijs van de woning', '320.000')
    open()
    tryChange(/een woning van/)
    expect(screen.getByText(/^We rekenen nu met € [\d.]+ meer eigen geld en een woning van € [\d.]+\.$/)).toBeVisible()
    goBack()
    expect(field('Eigen geld')).toHaveValue('20.000')
    expect(field('Vraagprijs van de woning')).toHaveValue('320.000')
    open()
    tryChange(/meer eigen geld$/)
    fillIn('Eigen geld', '25.000')
    expect(tried()).toBeUndefined()
    expect(field('Eigen geld')).toHaveValue('25.000')
  })

  it('trying more own money twice shows the sum of both rises, and going back undoes both', () => {
    const { services } = metEigenGeld(20_000)
    fillIn('Kosten van de verbouwing', '10.000')
    const eigen = services.orientatie.state()
    open()
    tryChange(/meer eigen geld$/)
    fillIn('Vraagprijs van de woning', '320.000')
    open()
    tryChange(/meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    expect(tried()).toBe(`We rekenen nu met € ${formatBedrag(eigenGeld - 20_000)} meer eigen geld.`)
    goBack()
    expect(services.orientatie.state().eigenGeld).toBe(eigen.eigenGeld)
    expect(tried()).toBeUndefined()
  })

  it('for two home buyers, a tried higher income is shown as the rise of both incomes together', () => {
    showAt(2, { alleenSamen: 'samen', 'eigen.inkomen': 40_000, 'partner.inkomen': 20_000, eigenGeld: 20_000 })
    for (const prijs of ['310.000', '320.000']) {
      fillIn('Vraagprijs van de woning', prijs)
      open()
      expect(element()).toHaveTextContent(/Als jij zoveel meer gaat verdienen, is het samen €\s[\d.]+ bruto per jaar\./)
      tryChange(/meer inkomen per jaar$/)
    }
    click('Vorige stap')
    const inkomens = ['Bruto jaarinkomen', 'Bruto jaarinkomen van je partner'].map((naam) => field(naam).value)
    const samen = inkomens.reduce((som, inkomen) => som + Number(inkomen.replaceAll('.', '')), 0)
    expect(tried()).toBe(`We rekenen nu met € ${formatBedrag(samen - 60_000)} meer inkomen per jaar.`)
    goBack()
    expect([field('Bruto jaarinkomen').value, field('Bruto jaarinkomen van je partner').value]).toEqual([
      '40.000',
      '20.000',
    ])
  })

  it.each([
    [/minder voor de verbouwing$/, ({ verbouwingskosten = 0 }: Orientatie) => verbouwingskosten],
    [
      /per maand minder aan schulden$/,
      ({ eigen: { leningen = 0, studieschuld = 0 } }: Orientatie) => leningen + studieschuld,
    ],
  ])('trying the change %s twice shows the sum, and going back undoes both', (wijziging, bedragIn) => {
    const { services } = showAt(2, {
      'eigen.inkomen': 60_000,
      schulden: 'ja',
      'eigen.leningen': 200,
      'eigen.studieschuld': 10,
      vraagprijsWoning: 200_000,
      verbouwingskosten: 30_000,
    })
    fillIn('Eigen geld', String(Number(line(BENODIGD, TEKORT)?.replace(/\D/g, '')) - 2000))
    const begin = bedragIn(services.orientatie.state())
    for (const prijs of ['200.000', '201.000']) {
      fillIn('Vraagprijs van de woning', prijs)
      open()
      tryChange(wijziging)
    }
    const over = bedragIn(services.orientatie.state())
    expect(over).toBeGreaterThan(0)
    expect(tried()?.split('€')).toEqual(['We rekenen nu met ', expect.stringContaining(formatBedrag(begin - over))])
    goBack()
    expect(bedragIn(services.orientatie.state())).toBe(begin)
  })

  it("the dialog 'Wat moet er veranderen?' offers the startersvrijstelling only while it is unanswered", () => {
    const { services } = metEigenGeld(35_000)
    const eigen = services.orientatie.state()
    open()
    expect(points().find((punt) => punt.includes('starters'))).toMatch(
      /^De startersvrijstellingAls je die kan gebruiken, betaal je € 6\.000 minder\./,
    )
    tryChange(/^Probeer dit met de startersvrijstelling$/)
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
    expect(screen.getByText('We rekenen nu met de startersvrijstelling.')).toBeVisible()
    goBack()
    expect(services.orientatie.state()).toEqual(eigen)
    chooseOption('Kan je de startersvrijstelling gebruiken?', 'Nee')
    open()
    expect(points().some((punt) => punt.includes('starters'))).toBe(false)
    dialogs.veranderen.close()
    chooseOption('Kan je de startersvrijstelling gebruiken?', 'Ja')
    fillIn('Eigen geld', '20.000')
    open()
    expect(points()[1]).toMatch(/^€ [\d.]+ meer eigen geld/)
  })

  it("the dialog 'Wat moet er veranderen?' offers no change to try while 'Eigen geld' is unreadable", () => {
    metEigenGeld(20_000)
    fillIn('Eigen geld', 'veel')
    open()
    expect(inside().queryByRole('button', { name: /^Probeer dit/ })).toBeNull()
    expect(element()).toHaveTextContent('vorige antwoorden')
  })

  it("the dialog 'Wat moet er veranderen?' says that more income cannot raise a loan equal to the home value", () => {
    dialogs.veranderen.show({ 'eigen.inkomen': 200_000, vraagprijsWoning: 300_000 })
    expect(element()).toHaveTextContent('je leent al zoveel als de woning waard is')
    expect(points().some((punt) => punt.includes('jaarinkomen'))).toBe(false)
  })

  it("for a service result, the dialog 'Wat moet er veranderen?' offers no period or startersvrijstelling", () => {
    metEigenGeld(20_000, fromService())
    open()
    expect(points()).toContainEqual(expect.stringMatching(/^€ [\d.]+ meer eigen geldSamen is dat €/))
    expect(points().filter((punt) => /periode|starters/.test(punt))).toEqual([])
    tryChange(/meer eigen geld$/)
    expect(line(BENODIGD, TEKORT)).toBe('€ 0')
  })

  it("'Wat moet er veranderen?' offers no changes when a service and the calculator differ in shortage", () => {
    metEigenGeld(
      20_000,
      fromService((opzet) => withFigures(opzet, { extraBenodigdeEigenInleg: 100 })),
    )
    open()
    expect(element()).toHaveTextContent('Dit kunnen we hier niet uitrekenen. Een adviseur kan met je meedenken.')
    expect(inside().queryByRole('listitem')).toBeNull()
  })
})
