import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toVerloop } from '../../../../application/vergelijking'
import { toAntwoord } from '../../../../domain'
import { formatEuro } from '../../../../domain/geld'
import { verloopPerMaand, type Maandlasten } from '../../../../domain/vergelijking'
import { grondVan } from '../../../application/samenvatting/momentopnames'
import { opzetBij } from '../../../domain/rekenkern/voorbeeldverzoek'
import {
  click,
  chooseFrom,
  button,
  line,
  now,
  showAt,
  dialogs,
  allBut,
  pending,
  readable,
  fromService,
} from '../../../support/screen'
import { drawingFaults } from '../../../support/screen/drawings'

const { show, open, inside, rows } = dialogs.verloop
const figuur = (naam: string) => inside().getByRole('figure', { name: naam })

const FIGUREN = ['Wat je nog moet aflossen', 'Wat je per maand betaalt']

/** Returns the slider that chooses a year in a chart. */
const schuif = (naam: string) => within(figuur(naam)).getByRole('slider', { name: `${naam}: jaar` })

/** Matches the name of the chosen year in a chart. */
const JAAR = /^Jaar \d+$/

/** Returns the text in a chart about its chosen year: the year and its amounts. */
const gekozen = (naam: string) => readable(within(figuur(naam)).getByText(JAAR).parentElement)

/** Returns the amounts in a text, in euro. */
const bedragenIn = (tekst: string | null | undefined) =>
  [...(tekst ?? '').matchAll(/€\s([\d.]+)/g)].map(([, cijfers = '']) => Number(cijfers.replaceAll('.', '')))

/** Returns the amounts in the cells of a year or a month, in the order of the columns. */
const cellenVan = (van: Maandlasten | undefined) =>
  (['rente', 'aflossing', 'bruto', 'netto', 'restant'] as const).map((post) => readable(formatEuro(van?.[post])))

describe('the dialog of the repayment schedule', () => {
  it('the repayment schedule has a row for each of 30 years, and no remaining debt in the last row', () => {
    show()
    expect(rows().map(([jaar]) => jaar)).toEqual(Array.from({ length: 30 }, (_, index) => `Jaar ${index + 1}`))
    expect(rows().at(-1)?.at(-1)).toBe('€ 0')
  })

  it('the repayment schedule shows the loan and the net monthly cost of the summary', () => {
    show({ eigenGeld: 20_000 })
    const [hypotheek] = bedragenIn(line('Je benodigde hypotheek', 'Hypotheekbedrag'))
    const [netto] = bedragenIn(line('Je benodigde hypotheek', 'Netto maandlast'))
    const [eerste = []] = rows()
    const [lening, rente = NaN] = bedragenIn(inside().getByText(/^Je leent/).textContent)
    expect(lening).toBe(hypotheek)
    expect(eerste.slice(3, 5).map((cel) => bedragenIn(cel)[0])).toEqual([
      bedragenIn(line('Je benodigde hypotheek', 'Bruto maandlast'))[0],
      netto,
    ])
    const perMaand = rows().reduce((som, [, cel]) => som + (bedragenIn(cel)[0] ?? NaN), 0)
    expect(Math.abs(12 * perMaand - rente)).toBeLessThan(12 * 30)
    expect(figuur('Wat je per maand betaalt')).toHaveTextContent(
      `gemiddeld € ${netto?.toLocaleString('nl-NL')} per maand`,
    )
  })

  it('the sentences and the chosen year of the repayment charts give the same amounts as the table', () => {
    show()
    const jaren = rows().map((rij) => bedragenIn(rij.join(' ')))
    const [jaar1 = [], jaar10 = [], jaar20 = [], jaar30 = []] = [0, 9, 19, 29].map((plaats) => jaren[plaats])
    const [zin, , verder] = [...figuur('Wat je per maand betaalt').querySelectorAll('p')]
    expect(bedragenIn(figuur('Wat je nog moet aflossen').querySelector('p')?.textContent)).toEqual([
      jaar10.at(-1),
      jaar20.at(-1),
    ])
    expect(bedragenIn(zin?.textContent)).toEqual([jaar1[3], jaar30[3]])
    expect(bedragenIn(verder?.textContent)).toEqual([...jaar1.slice(0, 2), ...jaar30.slice(0, 2)])
    const [rente, aflossing, bruto, netto] = jaar10
    expect(bedragenIn(gekozen('Wat je per maand betaalt'))).toEqual([netto, bruto, rente, aflossing])
  })

  it('the repayment schedule says above its table that amounts are per month, and in a year the average', () => {
    show()
    expect(
      inside().getByText('Rente, aflossing, bruto en netto zijn per maand. Bij een jaar is dat het gemiddelde.'),
    ).toBeVisible()
    expect(dialogs.verloop.element()).not.toHaveTextContent(/per jaar/)
  })

  it('each row of the repayment schedule shows the five rounded figures of its year or of its month', () => {
    const { services } = show()
    click('Jaar 2')
    const grond = grondVan(services.orientatie.state())
    const verloop = toVerloop(grond) ?? expect.unreachable('no schedule')
    const [eerste, tweede, ...verder] = verloopPerMaand(verloop, opzetBij(grond.verzoek, grond.kader))
    const verwacht = [eerste, tweede, ...(tweede?.maanden ?? []), ...verder].map(cellenVan)
    expect(rows().map(([, ...cellen]) => cellen)).toEqual(verwacht)
  })

  it('clicking a year of the repayment schedule unfolds its 12 months, and a second click folds them', () => {
    show()
    click('Jaar 2')
    expect(button('Jaar 2')).toHaveAttribute('aria-expanded', 'true')
    expect(
      rows()
        .map(([naam]) => naam)
        .slice(1, 15),
    ).toEqual(['Jaar 2', ...Array.from({ length: 12 }, (_, index) => `Maand ${index + 1}`), 'Jaar 3'])
    expect(rows()[13]?.at(-1)).toBe(rows()[1]?.at(-1))
    click('Jaar 2')
    expect(rows()).toHaveLength(30)
  })

  it('in a narrow window, the repayment schedule shows interest, repayment and gross cost below an open year', () => {
    show()
    click('Jaar 2')
    const [, jaar, maand] = rows()
    dialogs.verloop.close()
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    open()
    click('Jaar 2')
    const smal = rows()
    vi.unstubAllGlobals()
    for (const [plek, breed] of [jaar, maand].entries()) {
      const [naam, rente, aflossing, bruto, netto, restant] = breed ?? []
      expect(smal[1 + 2 * plek]).toEqual([naam, netto, restant])
      expect(smal[2 + 2 * plek]).toEqual([`Rente ${rente}, Aflossing ${aflossing}, Bruto ${bruto}`])
    }
  })

  it.each([
    [/^10 jaar/, 'Je rente staat 10 jaar vast op 3,80%.', true],
    [/^Variabel/, 'Je rente is nu 3,85% en kan elke maand veranderen.', true],
    [/^30 jaar/, 'Je rente staat 30 jaar vast op 4,30%.', false],
  ])('for the period %s, the repayment schedule states its rate and assumptions', (periode, zin, rekentDoor) => {
    showAt(3, {}, { rentetarieven: { 1: 3.85, 120: 3.8, 360: 4.3 } })
    chooseFrom('Hoe lang wil je je rente vastzetten?', periode)
    open()
    const tekst = inside().getByText(new RegExp(`^${zin.replaceAll('.', String.raw`\.`)}`)).textContent
    expect(tekst.includes('Daarna rekenen we verder met dezelfde rente.')).toBe(rekentDoor)
    expect(tekst).toContain(
      'We doen alsof dit blijft als in 2025: rente, inkomen, waarde van de woning, belastingschijven, ' +
        'heffingskortingen en eigenwoningforfait. Wat al in de wet staat, rekenen we mee: de Hillenaftrek gaat van ' +
        '76,667% in 2025 naar 0% in 2041.',
    )
    expect(tekst).not.toContain('voorbeeldrente')
  })

  it.each([
    [300_000, 'Je rente staat 10 jaar vast op 3,60% met NHG.'],
    [600_000, 'Je rente staat 10 jaar vast op 3,80% zonder NHG.'],
  ])('for a price of %i, the repayment schedule says which of two rates holds', (vraagprijsWoning, zin) => {
    show({ vraagprijsWoning }, { rentetarieven: { 120: { nhg: 3.6, zonder: 3.8 } } })
    expect(inside().getByText(new RegExp(`^${zin.replaceAll('.', String.raw`\.`)}`))).toBeVisible()
  })

  it("with a built-in example rate, the repayment schedule says 'Dat is een voorbeeldrente.'", () => {
    show()
    expect(inside().getByText(/Dat is een voorbeeldrente\./)).toBeVisible()
  })

  it('the repayment schedule shows its table while the code of its charts is loading', () => {
    show({}, { lazy: allBut(pending('charts')) })
    expect(figuur('Wat je nog moet aflossen').querySelector('svg')).toBeNull()
    expect(rows()).toHaveLength(30)
  })

  it('the columns in both repayment charts fit and differ in fill, and are hidden from screen readers', () => {
    show()
    expect(drawingFaults(dialogs.verloop.element())).toEqual([])
    const tekeningen = FIGUREN.map((naam) => [...figuur(naam).querySelectorAll('svg')])
    for (const van of tekeningen) expect(van.length).toBeGreaterThan(0)
    expect(tekeningen.flat().filter((tekening) => tekening.closest('[aria-hidden=true]') === null)).toEqual([])
  })

  it('opening the repayment schedule focuses its dialog, and not the slider of its first chart', () => {
    show()
    expect(schuif('Wat je nog moet aflossen')).not.toHaveFocus()
    expect(dialogs.verloop.element()).toHaveFocus()
  })
})

describe('the chosen year of the repayment charts', () => {
  it('the sliders of both repayment charts start at the last year of the fixed-rate period', () => {
    show()
    for (const naam of FIGUREN) expect(schuif(naam)).toHaveValue('10')
  })

  it('choosing a year in one repayment chart also shows it in the other, with the debt of the table', () => {
    show()
    fireEvent.change(schuif('Wat je per maand betaalt'), { target: { value: '20' } })
    const rest = rows()[19]?.at(-1)
    expect(gekozen('Wat je nog moet aflossen')).toBe(`Jaar 20Nog af te lossen ${rest}`)
    expect(readable(schuif('Wat je nog moet aflossen').getAttribute('aria-valuetext'))).toBe(
      `Jaar 20: Nog af te lossen ${rest}`,
    )
    expect(gekozen('Wat je per maand betaalt')).toMatch(
      /^Jaar 20Netto € [\d.]+Bruto € [\d.]+Rente € [\d.]+Aflossing € [\d.]+$/,
    )
  })

  it('the repayment charts have no slider and no chosen year while their code is loading', () => {
    show({}, { lazy: allBut(pending('charts')) })
    expect(inside().queryByRole('slider')).toBeNull()
    for (const naam of FIGUREN) expect(within(figuur(naam)).queryByText(JAAR)).toBeNull()
  })
})

describe('the button that opens the repayment schedule', () => {
  it('the repayment schedule is offered when a service returns the result of the built-in calculation', () => {
    show({}, fromService())
    expect(rows()).toHaveLength(30)
  })

  it('the repayment schedule is offered for a service result when the visitor uses the startersvrijstelling', () => {
    const starter = { vraagprijsWoning: 300_000, eigenGeld: 100_000, 'eigen.startersvrijstelling': 'ja' } as const
    show(starter, fromService())
    expect(rows()).toHaveLength(30)
  })

  it('the repayment schedule is not offered when a service and the built-in calculation differ in net cost', () => {
    showAt(
      3,
      {},
      fromService((opzet) => ({ ...opzet, maandlastNetto: opzet.maandlastNetto + 1 })),
    )
    expect(screen.queryByRole('button', { name: dialogs.verloop.title })).toBeNull()
  })

  it('the repayment schedule is no longer offered once own money makes a loan unnecessary', () => {
    const { services } = showAt(3, { vraagprijsWoning: 300_000 })
    expect(button(dialogs.verloop.title)).toBeVisible()
    now(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 400_000)))
    expect(line('Je benodigde hypotheek', 'Hypotheekbedrag')).toBe('€ 0')
    expect(screen.queryByText(dialogs.verloop.title)).toBeNull()
  })
})
