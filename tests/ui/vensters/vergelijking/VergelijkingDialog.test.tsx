import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { click, line, chooseFrom, now, dialogs, readable, showAt } from '../../../support/screen'

const { show, open, element, inside, rows } = dialogs.vergelijking
const getal = (tekst: string) => Number(tekst.replaceAll(/\D/g, ''))
const namen = () => rows().map(([naam]) => naam)
const kolom = (naam: string) => inside().getByRole('columnheader', { name: naam })
const pijl = (naam: string) => kolom(naam).querySelector('path')?.getAttribute('d')
/** What marks the row or card of the period that is chosen. */
const gemerkt = () => [...element().querySelectorAll('[data-gekozen]')].map((van) => readable(van).slice(0, 7))
/** What is said of the time after the chosen period. */
const naPeriode = () => {
  const kop = inside().getByRole('heading', { name: 'Wat gebeurt er na de rentevaste periode?' })
  return [...(kop.parentElement?.querySelectorAll('p') ?? [])].map(readable)
}

/** A window under 700 pixels wide. */
const smalVenster = (query: string) =>
  ({ matches: query === '(max-width: 43.74em)', addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown

const inSamenvatting = (naam: string) => line('Je benodigde hypotheek', naam)

describe('the comparison of periods in a narrow window', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('has a card for each period: its rate, what it costs net, what can be borrowed, what falls short', () => {
    vi.stubGlobal('matchMedia', smalVenster)
    const { services } = show()
    expect(inside().queryByRole('table')).toBeNull()
    const kaarten = inside().getByRole('list', { name: 'Alle rentevaste periodes' })
    const teksten = within(kaarten).getAllByRole('listitem').map(readable)
    expect(teksten).toHaveLength(7)
    expect(teksten[3]).toBe(
      `10 jaar 3,80%${inSamenvatting('Netto maandlast')} netto per maandJe kan lenen ${inSamenvatting('Je kan lenen')}` +
        `Extra eigen inleg nodig ${inSamenvatting('Extra eigen inleg nodig')}Jouw keuze`,
    )
    expect(gemerkt()).toEqual(['10 jaar'])
    now(() => inside().getByRole('button', { name: 'Kies 20 jaar' }).click())
    expect(services.orientatie.state().renteperiode).toBe(240)
  })
})

describe('the comparison of periods', () => {
  it('is offered as long as something is lent', () => {
    showAt(3, { eigenGeld: 400_000 })
    expect(screen.queryByRole('button', { name: dialogs.vergelijking.titel })).toBeNull()
  })

  it('shows every period of the brand, shortest first, and marks the chosen one', () => {
    show()
    expect(rows().map((rij) => rij[1])).toEqual([
      'Kies Variabel (1 maand vast)',
      'Kies 1 jaar',
      'Kies 5 jaar',
      'Jouw keuze',
      'Kies 15 jaar',
      'Kies 20 jaar',
      'Kies 30 jaar',
    ])
    expect(gemerkt()).toEqual(['10 jaar'])
  })

  it('says of the chosen period what the summary says', () => {
    show()
    const [, , rente, , maximum, bruto, netto, tekort] = rows()[3] ?? []
    expect([rente, maximum, bruto, netto, tekort]).toEqual([
      '3,80%',
      inSamenvatting('Je kan lenen'),
      inSamenvatting('Bruto maandlast'),
      inSamenvatting('Netto maandlast'),
      inSamenvatting('Extra eigen inleg nodig'),
    ])
  })

  it('sorts by the column that is pressed, and says so', () => {
    show()
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'ascending')
    const [omhoog, geen] = [pijl('Rentevaste periode'), pijl('Rente')]
    click('Rentevaste periode', element())
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'descending')
    expect(namen()[0]).toBe('30 jaar')
    expect(new Set([omhoog, geen, pijl('Rentevaste periode')]).size).toBe(3)
    click('Rente', element())
    expect(kolom('Rente')).toHaveAttribute('aria-sort', 'ascending')
    expect([pijl('Rente'), pijl('Rentevaste periode')]).toEqual([omhoog, geen])
    expect(kolom('Rentevaste periode')).not.toHaveAttribute('aria-sort')
  })

  it('leaves out what is nothing for every period', () => {
    show({ eigenGeld: 300_000 })
    expect(inside().queryByRole('columnheader', { name: 'Extra eigen inleg nodig' })).toBeNull()
    expect(inside().getByRole('columnheader', { name: 'Je kan lenen' })).toBeVisible()
    expect(element()).toHaveTextContent(`horen bij een hypotheek van ${inSamenvatting('Hypotheekbedrag')}.`)
  })

  it('names the periods without a rate, and says what the test rate of short ones is', () => {
    show({}, { rentetarieven: { 60: 3.6, 120: 3.8 } })
    expect(namen()).toEqual(['5 jaar', '10 jaar'])
    expect(
      inside().getByText('Geen rente bekend: Variabel (1 maand vast), 1 jaar, 15 jaar, 20 jaar, 30 jaar.'),
    ).toBeVisible()
    expect(
      inside().getByText(/^De toetsrente is de rente .* Dan rekenen we met een rente van minstens 5%\./),
    ).toBeVisible()
  })

  it('says what happens after the chosen period', () => {
    show()
    const [, , , , , bruto = '', , , restant = ''] = rows()[3] ?? []
    const [rest, voorstel, anders, zin = '', overstappen, netto] = naPeriode()
    expect(rest).toBe(
      `Na 10 jaar heb je nog ${restant.replace('\u00A0', ' ')} af te lossen. Je rente staat dan niet meer vast.`,
    )
    expect([voorstel, anders, overstappen, netto].map((tekst) => tekst?.split(' ', 4).join(' '))).toEqual([
      'Je krijgt op tijd,',
      'De nieuwe rente kan',
      'Op dat moment mag',
      'Je netto maandlast stijgt',
    ])
    const [, daarna = '', verschil = ''] =
      /^Stel dat je rente dan 5% is\. Dan betaal je bruto € ([\d.]+) per maand: € ([\d.]+) meer dan eerst\.$/.exec(
        zin,
      ) ?? []
    expect(getal(daarna) - getal(verschil)).toBe(getal(bruto))
    expect(getal(verschil)).toBeGreaterThan(0)
    click('Sluiten')
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^30 jaar/)
    open()
    expect(naPeriode()).toEqual([expect.stringMatching(/^Bij 30 jaar verandert je rente niet meer\./), netto])
  })

  it.each([
    [6, / per maand: € [\d.]+ minder dan eerst\.$/],
    [5, / per maand: evenveel als eerst\.$/],
  ])('says of a variable rate of %i% what it can become', (rente, gevolg) => {
    showAt(3, {}, { rentetarieven: { 1: rente, 120: 3.8 } })
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^Variabel/)
    open()
    expect(naPeriode()).toEqual([
      'Variabel: je rente kan elke maand veranderen.',
      expect.stringMatching(/^De nieuwe rente kan hoger of lager zijn\./),
      expect.stringMatching(gevolg),
      expect.stringMatching(/^Je netto maandlast stijgt/),
    ])
  })

  it('says what a long and a short period bring', () => {
    show()
    expect(dialogs.vergelijking.points()).toEqual([
      'Lang vast: je weet langer wat je betaalt, maar je rente is vaak hoger.',
      'Kort vast: je rente is vaak lager, maar je maandlast kan eerder veranderen.',
    ])
  })

  it.each([
    ['what falls short least, where the home does not fit', 20_000, /^Je komt het minst tekort bij .*: € [\d.]+\.$/],
    ['what costs least, where it fits', 150_000, /^Nu betaal je netto het minst bij 5 jaar: €/],
  ])('begins with %s', (_, eigenGeld, zin) => {
    show({ eigenGeld })
    const antwoord = inside().getByText(/^Je ziet per periode/).previousElementSibling
    expect(readable(antwoord)).toMatch(zin)
  })

  it('says in words what its drawing shows, which a screen reader skips, and on which loan', () => {
    show({ eigenGeld: 20_000 })
    const figuur = inside().getByRole('figure', { name: /^Netto maandlast, nu en daarna, bij een hypotheek van €/ })
    expect(readable(figuur)).toMatch(/bij een hypotheek van € [\d.]+Is je rente daarna 2%\? Dan betaal je €/)
    expect(figuur.querySelectorAll('rect[height="10"]')).toHaveLength(7)
    for (const tekening of figuur.querySelectorAll('svg')) expect(tekening.closest('[aria-hidden=true]')).not.toBeNull()
  })
})
