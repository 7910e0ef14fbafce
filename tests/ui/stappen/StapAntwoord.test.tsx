import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { createManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import { button, chooseFrom, click, dialogs, now, readable, showAt } from '../../support/screen'
import { allBut, pending } from '../../support/screen/lazy'
import { inOrder } from '../../support/screen/order'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const GEEN_PERIODE = 'Bij geen enkele periode kan je dit bedrag lenen.'

describe('the answer of step 3 after a failed calculation', () => {
  const naPrijs = (berekening: ReturnType<typeof createManualBerekening>) => {
    const vanDienst = { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening }
    const { services } = showAt(3, { vraagprijsWoning: undefined }, vanDienst)
    now(() => berekening.last().succeed())
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 300_000)))
  }
  const kaart = () => document.querySelector<HTMLElement>('h2 + div > section > section')

  it('after a failed calculation, step 3 shows the failure, not a missing home, and offers a retry', () => {
    const berekening = createManualBerekening(serviceGround)
    naPrijs(berekening)
    expect(readable(kaart())).toBe('We berekenen wat je per maand betaalt.')
    now(() => berekening.last().fail())
    expect(screen.queryByText(/^Je hebt nog geen woning ingevuld/)).toBeNull()
    expect(readable(kaart())).toBe(
      'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.Probeer opnieuw',
    )
    click('Probeer opnieuw', kaart() ?? undefined)
    expect(kaart()).toHaveFocus()
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 0 }))
    expect(readable(kaart())).toMatch(/^Je kan genoeg lenen voor deze woning/)
    expect(kaart()).toHaveFocus()
  })

  it('after a failed calculation, step 3 keeps the old shortage, marks it as outdated and offers only a retry', () => {
    const berekening = createManualBerekening(serviceGround)
    naPrijs(berekening)
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 13_537 }))
    chooseFrom(PERIODE, /^20 jaar/)
    now(() => berekening.last().fail())
    expect(readable(kaart())).toMatch(/€ 13\.537.*vorige antwoorden\..*Probeer opnieuw$/)
    expect(readable(kaart())).not.toContain('eigen geld')
  })
})

it("without an income, step 3 first asks for it; its button 'Vul je inkomen in' focuses the income field", () => {
  const { services } = showAt(3)
  now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
  expect(readable(document.querySelector('h2 + div > section > section'))).toMatch(
    /^Vul je inkomen in, dan zie je hier wat je kan lenen\.Vul je inkomen inZonder inkomen kom je € [\d.]+ tekort\.Let op! .* middelen\.$/,
  )
  click('Vul je inkomen in')
  expect(screen.getByRole('textbox', { name: /^Bruto jaarinkomen/ })).toHaveFocus()
})

describe('step 3 for a home out of reach', () => {
  const kaart = () => readable(document.querySelector('h2 + div > section > section'))
  const teDuur = async (antwoorden: Parameters<typeof showAt>[1]) => {
    const getoond = showAt(3, { vraagprijsWoning: 900_000, ...antwoorden })
    await screen.findByText(/^Je kan kopen tot$|ook bij een lagere prijs/i, {
      selector: 'section > p, section > p > span',
    })
    return getoond
  }

  it('step 3 for a home out of reach shows an affordable price, with buttons to try it and to go back', async () => {
    const { services } = await teDuur({ eigenGeld: 20_000 })
    const [, prijs = ''] =
      /^Voor deze woning kom je € [\d.]+ tekort\.Je kan kopen tot (€ [\d.]+)Met je inkomen en € 20\.000 eigen geld\. In je tekort tellen de kosten mee\.Je kan kopen tot \1 en jouw woning kost € 900\.000\./.exec(
        kaart(),
      ) ?? []
    expect(kaart()).toContain('Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk.')
    now(() => screen.getByRole('button', { name: /^Reken met €/ }).click())
    const bedrag = Number(prijs.replaceAll(/\D/g, ''))
    expect(services.orientatie.state()).toMatchObject({ vraagprijsWoning: bedrag })
    expect(services.orientatie.state().financieringsOpzet).toMatchObject({ extraBenodigdeEigenInleg: 0 })
    now(() => screen.getByRole('button', { name: 'Terug naar je eigen antwoorden' }).click())
    expect(services.orientatie.state().vraagprijsWoning).toBe(900_000)
  })

  it('step 3 announces the shortage of a home out of reach and, once found, an affordable price', async () => {
    const { announced } = await teDuur({ eigenGeld: 20_000 })
    const zin =
      /^Stap 3 van 3: Rentevaste periode\. Voor deze woning kom je € [\d.]+ tekort\. Met jouw inkomen en €\s20\.000 eigen geld kan je .* tot € [\d.]+\.$/
    await waitFor(() => expect(announced.all().at(-1)).toMatch(zin))
  })

  it('step 3 for a home out of reach shows only the shortage when a service calculates', () => {
    const berekening = createManualBerekening(serviceGround)
    showAt(3, {}, { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening })
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 46_000 }))
    expect(kaart()).toMatch(/^Tekort voor deze woning€ 46\.000Let op!/)
  })

  it('step 3 for a home out of reach says below its buttons that no period is enough', async () => {
    await teDuur({ eigenGeld: 20_000 })
    const texts = ['Let op!', 'Reken met €', dialogs.veranderen.title, GEEN_PERIODE]
    expect(inOrder(texts, document.querySelector('h2 + div > section > section') ?? document)).toEqual(texts)
  })

  it('step 3 for a home out of reach without own money says that the costs cannot be borrowed', async () => {
    await teDuur({ eigenGeld: undefined })
    expect(kaart()).toContain('De kosten kan je niet lenen. Die betaal je met eigen geld.')
    expect(button('Vul eigen geld in')).toBeVisible()
  })

  it("'Wat moet er veranderen?', pressed before its code has loaded, stays and then opens its dialog", async () => {
    const veranderen = pending('veranderen')
    showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 }, { lazy: allBut(veranderen) })
    const [knop] = screen.getAllByRole('button', { name: dialogs.veranderen.title })
    now(() => knop?.focus())
    now(() => knop?.click())
    await veranderen.finishLoading()
    await screen.findByText(/^Reken met €/)
    expect(screen.getByRole('dialog', { name: dialogs.veranderen.title })).toBeVisible()
    expect(knop).toBeInTheDocument()
  })

  it('step 3 for a home out of reach shows only the shortage when the price search fails to load', async () => {
    const veranderen = pending('veranderen')
    showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 }, { lazy: allBut(veranderen) })
    expect(kaart()).toMatch(/^Voor deze woning kom je € [\d.]+ tekort\..*Let op!/)
    await veranderen.failLoading()
    expect(kaart()).toMatch(/^Tekort voor deze woning€ [\d.]+Je kan kopen tot .*Let op!/)
  })

  it('step 3 names another period and no lower price when that period solves a shortage above a tenth', () => {
    showAt(3, { eigenGeld: 45_000 }, { rentetarieven: { 120: 8, 240: 3.5 } })
    expect(kaart()).toMatch(/^Tekort voor deze woning€ \d{2,}\.\d{3}.*Met 20 jaar vast kom je niets tekort\./)
    expect(kaart()).not.toMatch(/woning kopen|prijs/)
  })

  it('step 3 names a variable rate that solves the shortage, and does not call that rate fixed', () => {
    showAt(3, { eigenGeld: 60_000 }, { rentetarieven: { 1: 3.5, 120: 8 } })
    expect(kaart()).toContain('Met een variabele rente kom je niets tekort.')
  })

  it('step 3 does not treat a home as out of reach when the shortage is at most a tenth of the price', () => {
    showAt(3, { eigenGeld: 29_000 }, { rentetarieven: { 120: 5, 240: 3.5 } })
    expect(kaart()).toMatch(/^Tekort voor deze woning€/)
  })
})
