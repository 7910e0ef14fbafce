import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { chooseFrom, click, dialogs, line, now, readable, showAt } from '../../../support/screen'
import { columnNames, foldOf, MEER, picture, pictureRows, TABEL, tableCells } from './shown'

const { show, open, element, inside } = dialogs.vergelijking
const getal = (tekst: string) => Number(tekst.replaceAll(/\D/g, ''))
const namen = () => tableCells().map((rij) => rij['Rentevaste periode'])
const kolom = (naam: string) =>
  within(inside().getByRole('table', { name: TABEL })).getByRole('columnheader', { name: naam })
const pijl = (naam: string) => kolom(naam).querySelector('path')?.getAttribute('d')
/** Returns the first seven characters of the text of each row and card that is marked as the chosen period. */
const gemerkt = () => [...element().querySelectorAll('[data-gekozen]')].map((van) => readable(van).slice(0, 7))
/** Returns the texts of the paragraphs below 'Wat gebeurt er na de rentevaste periode?'. */
const naPeriode = () => [...foldOf('Wat gebeurt er na de rentevaste periode?').querySelectorAll('p')].map(readable)

/** Replaces `matchMedia`: only the query for a window narrower than 700 pixels matches. */
const smalVenster = (query: string) =>
  ({ matches: query === '(max-width: 43.74em)', addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown

/** An answer with which the shortage is below a tenth of the price, so that the summary shows the monthly cost. */
const BEREIKBAAR = { eigenGeld: 20_000 }

const inSamenvatting = (naam: string) => line('Je benodigde hypotheek', naam)

describe("the dialog 'Vergelijk rentevaste periodes' in a narrow window", () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', smalVenster)
  })
  afterEach(() => vi.unstubAllGlobals())

  it("in a narrow window, the dialog 'Vergelijk rentevaste periodes' has a card for each period, and no table", () => {
    const { services } = show(BEREIKBAAR)
    expect(inside().queryByRole('table', { name: TABEL })).toBeNull()
    const kaarten = inside().getByRole('list', { name: TABEL })
    const teksten = within(kaarten).getAllByRole('listitem').map(readable)
    expect(teksten).toHaveLength(7)
    expect(teksten[3]).toBe(
      `10 jaar 3,80%${inSamenvatting('Netto maandlast')} netto per maandJe kan lenen ${inSamenvatting('Je kan lenen')}` +
        `Extra eigen inleg nodig ${inSamenvatting('Extra eigen inleg nodig')}Jouw keuze`,
    )
    now(() => within(picture()).getByRole('button', { name: 'Kies 20 jaar' }).click())
    expect(services.orientatie.state().renteperiode).toBe(240)
  })

  it('in a narrow window, the comparison of periods folds its cards and has buttons in its chart', () => {
    show()
    expect(gemerkt()).toEqual(['10 jaar', '10 jaar', '10 jaar'])
    expect(pictureRows()).toHaveLength(7)
    expect(within(picture()).getAllByRole('button')).toHaveLength(6)
    const kaarten = inside().getByRole('list', { name: TABEL })
    expect(within(kaarten).queryByRole('button')).toBeNull()
    expect(foldOf('Cijfers per periode')).not.toHaveAttribute('open')
    expect(foldOf('Cijfers per periode')).toContainElement(kaarten)
    expect(picture().compareDocumentPosition(kaarten)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(columnNames(MEER)).toEqual([
      'Rentevaste periode',
      'Toetsrente',
      'Bruto maandlast',
      'Daarna nog af te lossen',
      'Netto daarna bij 2%',
      'Netto daarna bij 5%',
      'Netto daarna bij 7%',
    ])
  })
})

describe("the dialog 'Vergelijk rentevaste periodes'", () => {
  it("the dialog 'Vergelijk rentevaste periodes' is not offered when own money makes a loan unnecessary", () => {
    showAt(3, { eigenGeld: 400_000 })
    expect(screen.queryByRole('button', { name: dialogs.vergelijking.title })).toBeNull()
  })

  it("the dialog 'Vergelijk rentevaste periodes' has a button for every period except the chosen one", () => {
    const { services } = show()
    expect(pictureRows().map((rij) => /(Kies .*|Jouw keuze)$/.exec(readable(rij))?.[0])).toEqual([
      'Kies Variabel (1 maand vast)',
      'Kies 1 jaar',
      'Kies 5 jaar',
      'Jouw keuze',
      'Kies 15 jaar',
      'Kies 20 jaar',
      'Kies 30 jaar',
    ])
    expect(gemerkt()).toEqual(['10 jaar', '10 jaar', '10 jaar'])
    now(() => inside().getByRole('button', { name: 'Kies 20 jaar' }).click())
    expect(services.orientatie.state().renteperiode).toBe(240)
  })

  it("the dialog 'Vergelijk rentevaste periodes' shows the figures of the summary for the chosen period", () => {
    show(BEREIKBAAR)
    const rij = { ...tableCells()[3], ...tableCells(MEER)[3] }
    expect(rij['Rente']).toBe('3,80%')
    for (const naam of ['Je kan lenen', 'Bruto maandlast', 'Netto maandlast', 'Extra eigen inleg nodig'])
      expect(rij[naam]).toBe(inSamenvatting(naam))
  })

  it("without a shortage, the dialog 'Vergelijk rentevaste periodes' shows five columns and folds the others", () => {
    show({ eigenGeld: 150_000 })
    expect(columnNames()).toEqual([
      'Rentevaste periode',
      'Rente',
      'Netto maandlast',
      'Je kan lenen',
      'Daarna nog af te lossen',
    ])
    expect(foldOf(MEER)).not.toHaveAttribute('open')
    expect(columnNames(MEER)).toEqual([
      'Rentevaste periode',
      'Toetsrente',
      'Bruto maandlast',
      'Netto daarna bij 2%',
      'Netto daarna bij 5%',
      'Netto daarna bij 7%',
    ])
  })

  it("a shortage appears in the last unfolded column of the dialog 'Vergelijk rentevaste periodes'", () => {
    show({ eigenGeld: 20_000 })
    expect(columnNames().at(-1)).toBe('Extra eigen inleg nodig')
    expect(columnNames(MEER)).not.toContain('Extra eigen inleg nodig')
  })

  it("clicking a column header of the table 'Alle rentevaste periodes' sorts by it and sets `aria-sort`", () => {
    show()
    const tabel = inside().getByRole('table', { name: TABEL })
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'ascending')
    const [omhoog, geen] = [pijl('Rentevaste periode'), pijl('Rente')]
    click('Rentevaste periode', tabel)
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'descending')
    expect(namen()[0]).toBe('30 jaar')
    expect(new Set([omhoog, geen, pijl('Rentevaste periode')]).size).toBe(3)
    click('Rente', tabel)
    expect(kolom('Rente')).toHaveAttribute('aria-sort', 'ascending')
    expect([pijl('Rente'), pijl('Rentevaste periode')]).toEqual([omhoog, geen])
    expect(kolom('Rentevaste periode')).not.toHaveAttribute('aria-sort')
  })

  it("the dialog 'Vergelijk rentevaste periodes' has no column for a figure that is 0 in every period", () => {
    show({ eigenGeld: 300_000 })
    expect(inside().queryByRole('columnheader', { name: 'Extra eigen inleg nodig' })).toBeNull()
    expect(inside().getByRole('columnheader', { name: 'Je kan lenen' })).toBeVisible()
    expect(element()).toHaveTextContent(`horen bij een hypotheek van ${inSamenvatting('Hypotheekbedrag')}.`)
  })

  it("the dialog 'Vergelijk rentevaste periodes' names the periods without a rate, and explains the toetsrente", () => {
    show({}, { rentetarieven: { 60: 3.6, 120: 3.8 } })
    expect(namen()).toEqual(['5 jaar', '10 jaar'])
    expect(
      inside().getByText('Geen rente bekend: Variabel (1 maand vast), 1 jaar, 15 jaar, 20 jaar, 30 jaar.'),
    ).toBeVisible()
    expect(foldOf(MEER)).toHaveTextContent(
      /De toetsrente is de rente .* Dan rekenen we met een rente van minstens 5%\./,
    )
  })

  it("the dialog 'Vergelijk rentevaste periodes' explains what happens after 10 years and after 30 years", () => {
    show()
    const [bruto = '', restant = ''] = [
      tableCells(MEER)[3]?.['Bruto maandlast'],
      tableCells()[3]?.['Daarna nog af te lossen'],
    ]
    const [rest, voorstel, anders, zin = '', overstappen, netto] = naPeriode()
    expect(rest).toBe(`Na 10 jaar heb je nog ${restant} af te lossen. Je rente staat dan niet meer vast.`)
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
  ])("the dialog 'Vergelijk rentevaste periodes' compares a variable rate of %i% with one of 5%", (rente, gevolg) => {
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

  it("the dialog 'Vergelijk rentevaste periodes' explains the effects of a long and a short period", () => {
    show()
    const punten = within(foldOf('Wat gebeurt er na de rentevaste periode?')).getAllByRole('listitem').map(readable)
    expect(punten).toEqual([
      'Lang vast: je weet langer wat je betaalt, maar je rente is vaak hoger.',
      'Kort vast: je rente is vaak lager, maar je maandlast kan eerder veranderen.',
    ])
  })

  it.each([
    ['the smallest shortage when there is a shortage', 20_000, /^Je komt het minst tekort bij .*: € [\d.]+\.$/],
    [
      'the lowest net cost when there is no shortage',
      150_000,
      /^Bij een hypotheek van € [\d.]+ betaal je nu netto het minst bij 5 jaar: €/,
    ],
  ])("the dialog 'Vergelijk rentevaste periodes' begins with %s", (_, eigenGeld, zin) => {
    show({ eigenGeld })
    expect(readable(element().querySelector('p'))).toMatch(zin)
  })

  it('the comparison of periods has one sentence above its chart and the other sentences below', () => {
    show({ eigenGeld: 150_000 })
    const [boven, ...onder] = [...element().querySelectorAll('p')]
    expect(readable(boven ?? null)).toMatch(
      /^Bij een hypotheek van € [\d.]+ betaal je nu netto het minst bij 5 jaar: € [\d.]+\.$/,
    )
    for (const zin of onder) expect(picture().compareDocumentPosition(zin)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(readable(onder[0] ?? null)).toMatch(
      /^Het meest betaal je bij 30 jaar: € [\d.]+\. Daarna hangt het af van de nieuwe rente\. Bij een variabele rente /,
    )
  })
})
