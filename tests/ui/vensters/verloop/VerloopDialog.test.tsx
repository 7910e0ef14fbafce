import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import { toAntwoord } from '../../../../domain'
import { aflossingsverloop } from '../../../../domain/vergelijking'
import { toChartData } from '../../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { every } from '../../../support/every'
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
  vanDienst,
} from '../../../support/screen'

const { show, open, inside, rows } = dialogs.verloop
const figuur = (naam: string) => inside().getByRole('figure', { name: naam })

const FIGUREN = ['Wat je nog moet aflossen', 'Wat je per maand betaalt']

/** The slider that chooses a year in a chart. */
const schuif = (naam: string) => within(figuur(naam)).getByRole('slider', { name: `${naam}: jaar` })

/** What a chart says of the year that is chosen. */
const gekozen = (naam: string) => readable(within(figuur(naam)).getByText(/^Jaar \d+$/).parentElement)

/** The amounts in a text, in euro. */
const bedragenIn = (tekst: string | null | undefined) =>
  [...(tekst ?? '').matchAll(/€\s([\d.]+)/g)].map(([, cijfers = '']) => Number(cijfers.replaceAll('.', '')))

describe('the course of the mortgage', () => {
  it('has a row for each of thirty years, the last without a debt', () => {
    show()
    expect(rows().map(([jaar]) => jaar)).toEqual(Array.from({ length: 30 }, (_, index) => `Jaar ${index + 1}`))
    expect(rows().at(-1)?.at(-1)).toBe('€ 0')
  })

  it('belongs to the mortgage and the net cost of the summary', () => {
    show({ eigenGeld: 20_000 })
    const [hypotheek] = bedragenIn(line('Je benodigde hypotheek', 'Hypotheekbedrag'))
    const [netto] = bedragenIn(line('Je benodigde hypotheek', 'Netto maandlast'))
    const rente = rows().reduce((som, [, cel]) => som + (bedragenIn(cel)[0] ?? NaN), 0)
    expect(bedragenIn(inside().getByText(/^Je leent/).textContent)).toEqual([hypotheek, rente])
    expect(figuur('Wat je per maand betaalt')).toHaveTextContent(
      `gemiddeld € ${netto?.toLocaleString('nl-NL')} per maand`,
    )
  })

  it('says of each chart in words what its table says, a month as a twelfth of a year', () => {
    show()
    const [jaar1, jaar10, jaar20, jaar30] = [0, 9, 19, 29].map((nummer) => bedragenIn(rows()[nummer]?.join(' ')))
    const [zin, , verder] = [...figuur('Wat je per maand betaalt').querySelectorAll('p')]
    expect(bedragenIn(figuur('Wat je nog moet aflossen').querySelector('p')?.textContent)).toEqual([
      jaar10?.at(-1),
      jaar20?.at(-1),
    ])
    const perMaand = [...bedragenIn(verder?.textContent), bedragenIn(zin?.textContent).at(-1)]
    const perJaar = [...(jaar1 ?? []).slice(0, 2), ...(jaar30 ?? []).slice(0, 2), jaar30?.[3]]
    expect(perMaand).toHaveLength(5)
    for (const [plek, bedrag] of perMaand.entries())
      expect(Math.abs((bedrag ?? NaN) - (perJaar[plek] ?? NaN) / 12)).toBeLessThan(1)
  })

  it('unfolds a year to its months, and folds it again', () => {
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

  it('has few columns in a narrow window, and says the rest under a year that is open and under its months', () => {
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
      const eronder = smal[2 + 2 * plek]?.map((cel) => cel.replaceAll('\u00A0', ' '))
      expect(eronder).toEqual([`Rente ${rente}, Aflossing ${aflossing}, Bruto ${bruto}`.replaceAll('\u00A0', ' ')])
    }
  })

  it.each([
    [/^10 jaar/, 'Je rente staat 10 jaar vast op 3,8%.', true],
    [/^Variabel/, 'Je rente is nu 3,85% en kan elke maand veranderen.', true],
    [/^30 jaar/, 'Je rente staat 30 jaar vast op 4,3%.', false],
  ])('says of %s what is assumed of the rate', (periode, zin, rekentDoor) => {
    showAt(3, {}, { rentetarieven: { 1: 3.85, 120: 3.8, 360: 4.3 } })
    chooseFrom('Hoe lang wil je je rente vastzetten?', periode)
    open()
    const tekst = inside().getByText(new RegExp(`^${zin.replaceAll('.', String.raw`\.`)}`)).textContent
    expect(tekst.includes('Daarna rekenen we verder met dezelfde rente.')).toBe(rekentDoor)
    expect(tekst).toContain(
      'We doen alsof alles blijft als in 2025: rente, inkomen, waarde van de woning en belasting.',
    )
    expect(tekst).not.toContain('voorbeeldrente')
  })

  it('says that an example rate is one', () => {
    show()
    expect(inside().getByText(/Dat is een voorbeeldrente\./)).toBeVisible()
  })

  it('says everything while its charts stay away', () => {
    show({}, { lazy: allBut(pending('charts')) })
    expect(figuur('Wat je nog moet aflossen').querySelector('svg')).toBeNull()
    expect(rows()).toHaveLength(30)
  })

  it('has drawings that a screen reader skips', () => {
    show()
    const tekeningen = FIGUREN.map((naam) => [...figuur(naam).querySelectorAll('svg')])
    for (const van of tekeningen) expect(van.length).toBeGreaterThan(0)
    expect(tekeningen.flat().filter((tekening) => tekening.closest('[aria-hidden=true]') === null)).toEqual([])
  })

  it('opens with the focus on itself, not on a slider, so that its title is heard', () => {
    show()
    expect(schuif('Wat je nog moet aflossen')).not.toHaveFocus()
    expect(dialogs.verloop.element()).toHaveFocus()
  })
})

describe('the year that the charts point at', () => {
  it('is the last one with a fixed rate, until another is chosen', () => {
    show()
    for (const naam of FIGUREN) expect(schuif(naam)).toHaveValue('10')
  })

  it('is chosen in one chart for both, which say what it comes to as the table does', () => {
    show()
    fireEvent.change(schuif('Wat je per maand betaalt'), { target: { value: '20' } })
    const rest = rows()[19]?.at(-1)
    expect(gekozen('Wat je nog moet aflossen')).toBe(`Jaar 20Nog af te lossen ${rest}`)
    expect(schuif('Wat je nog moet aflossen').getAttribute('aria-valuetext')).toBe(
      `Jaar 20: Nog af te lossen ${rest?.replace(' ', '\u00A0')}`,
    )
    expect(gekozen('Wat je per maand betaalt')).toMatch(
      /^Jaar 20Netto € [\d.]+Bruto € [\d.]+Rente € [\d.]+Aflossing € [\d.]+$/,
    )
  })

  it('is not there while the charts stay away', () => {
    show({}, { lazy: allBut(pending('charts')) })
    expect(inside().queryByRole('slider')).toBeNull()
    expect(inside().queryByText(/^Nog af te lossen €/)).toBeNull()
  })
})

describe('the entry', () => {
  it('is there when a service comes to what this engine comes to', () => {
    show({}, vanDienst())
    expect(rows()).toHaveLength(30)
  })

  it('is there for a starter too, of whom a service is not told', () => {
    const starter = { vraagprijsWoning: 300_000, eigenGeld: 100_000, 'eigen.startersvrijstelling': 'ja' } as const
    show(starter, vanDienst())
    expect(rows()).toHaveLength(30)
  })

  it('is not there when a service comes to another cost', () => {
    showAt(
      3,
      {},
      vanDienst((opzet) => ({ ...opzet, maandlastNetto: opzet.maandlastNetto + 1 })),
    )
    expect(screen.queryByRole('button', { name: dialogs.verloop.titel })).toBeNull()
  })

  it('is offered as long as something is lent', () => {
    const { services } = showAt(3, { vraagprijsWoning: 300_000 })
    expect(button(dialogs.verloop.titel)).toBeVisible()
    now(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 400_000)))
    expect(line('Je benodigde hypotheek', 'Hypotheekbedrag')).toBe('€ 0')
    expect(screen.queryByText(dialogs.verloop.titel)).toBeNull()
  })
})

const inCenten = (bedrag: number): number => Math.round(100 * bedrag)

const verlopen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(aflossingsverloop(verzoek, kader)))

it('each chart has a column for each year of the loan', () => {
  every(verlopen, (verloop) => {
    const layers = toChartData(verloop, 120, 0).flatMap(({ kolommen }) => kolommen.layers)
    expect(layers.map(({ values }) => values.length)).toEqual(Array(3).fill(verloop.jaren.length))
  })
})

it('repayment and interest stand on each other as high as the gross cost of a month', () => {
  every(verlopen, (verloop) => {
    const [, lasten] = toChartData(verloop, 120, 0)
    const hoogtes = verloop.jaren.map((_, plaats) =>
      (lasten?.kolommen.layers ?? []).reduce((som, { values }) => som + (values[plaats] ?? 0), 0),
    )
    expect(hoogtes.map((hoogte) => inCenten(12 * hoogte))).toEqual(verloop.jaren.map(({ bruto }) => inCenten(bruto)))
  })
})

it.each([
  [1, 1 / 12],
  [120, 10],
  [240, 20],
  [360, undefined],
] as const)('a rate that is fixed for %i months ends after column %s', (periode, na) => {
  const figuren = toChartData({ lening: 0, jaren: [], toelichting: '' }, periode, 0)
  expect(figuren.map(({ kolommen }) => kolommen.limit?.after)).toEqual([na, na])
})
