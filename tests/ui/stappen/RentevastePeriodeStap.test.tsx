import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { formatEuro } from '../../../domain/geld'
import { createManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import {
  button,
  chooseFrom,
  dialogs,
  field,
  goToStep,
  click,
  line,
  listBox,
  now,
  open,
  readable,
  showCalculator,
  fillIn,
  showAt,
  stopKlok,
  wait,
  type ShowOptions,
} from '../../support/screen'
import { drawingFaults, priceLines } from '../../support/screen/drawings'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const BENODIGD = 'Je benodigde hypotheek'
const RENTES = { 60: 3.6, 120: 3.75, 240: 4.25 }

const opStap3 = (eigenGeld: number, opties: ShowOptions = {}) => showAt(3, { eigenGeld }, opties)
const balk = () => readable(screen.getByRole('button', { name: /de samenvatting$/ }))
/** Returns the text of the shortage in the answer of step 3; throws when the answer shows no shortage. */
const tekort = () => readable(screen.getByText('Tekort voor deze woning').closest('p')?.nextElementSibling ?? null)
const rijen = () => open(PERIODE).map((rij) => [...rij.children].map((deel) => readable(deel).trim()))
const focus = () => document.activeElement?.closest('[data-veld]')?.getAttribute('data-veld')

describe('the answer of step 3', () => {
  beforeEach(() => {
    opStap3(60_000, { rentetarieven: RENTES })
  })

  it('step 3 begins with its answer: the net monthly cost, its parts and the loan', () => {
    const [kaart] = document.querySelectorAll('h2 + div > section > section')
    expect(drawingFaults(kaart ?? document)).toEqual([])
    const [rente, aflossing, terug] = within(kaart as HTMLElement)
      .getAllByRole('listitem')
      .map((deel) => readable(deel.lastElementChild))
    const bruto = line(BENODIGD, 'Bruto maandlast') ?? ''
    const kopenTot = readable(formatEuro(priceLines(document)[0]?.kopenTot))
    expect(readable(kaart ?? null)).toBe(
      'Je kan genoeg lenen voor deze woning' +
        `${line(BENODIGD, 'Netto maandlast') ?? ''} netto per maand` +
        `netto ${line(BENODIGD, 'Netto maandlast') ?? ''}` +
        `Rente, na belasting${rente}Aflossing${aflossing}Belastingvoordeel${terug}` +
        `Je kan kopen tot ${kopenTot} en jouw woning kost € 300.000.Jouw woning € 300.000Je kan kopen tot ${kopenTot}` +
        `Bruto betaal je ${bruto}. Je leent ${line(BENODIGD, 'Hypotheekbedrag') ?? ''}` +
        ` van de ${line(BENODIGD, 'Je kan lenen') ?? ''} die je voor deze woning kan lenen.` +
        'Hoe komen we aan dit bedrag?' +
        'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.',
    )
    expect(screen.getByRole('button', { name: /^Hoe komen we aan dit bedrag\? Netto maandlast: €\s/ })).toBeVisible()
  })

  it('each button below the answer of step 3 has a result or a few words as its description', () => {
    const achter = (naam: string) => {
      const rij = button(naam)
      return readable(document.getElementById(rij.getAttribute('aria-describedby') ?? ''))
    }
    const [, laagste, hoogste] =
      /^netto € ([\d.]+) tot € ([\d.]+) per maand$/.exec(achter('Vergelijk rentevaste periodes')) ?? []
    expect(Number(laagste?.replace('.', ''))).toBeLessThan(Number(hoogste?.replace('.', '')))
    expect(achter('Bekijk het verloop over 30 jaar')).toMatch(/^na 10 jaar nog € [\d.]+$/)
    expect(achter('Wat als je iets verandert?')).toBe('prijs, inkomen, energielabel')
    expect(achter('Wat je kan lenen, is nog niet wat bij je past')).toBe('kinderen, auto, onderhoud')
    expect(achter('Bewaar of deel')).toBe('met een link, op papier, voor je adviseur')
  })

  it('the bar of the summary shows the net monthly cost on step 3 when there is no shortage', () => {
    expect(balk()).toContain(`Netto maandlast${line(BENODIGD, 'Netto maandlast') ?? ''}`)
  })

  it('the list of periods shows the rate and net cost of each period, and lists periods without a rate last', () => {
    const netto = expect.stringMatching(/^, Netto maandlast € [\d.]+$/) as string
    const zonder = [', Rente geen rente bekend', ', Netto maandlast -geen']
    expect(rijen()).toEqual([
      ['5 jaar', ', Rente 3,60%', netto],
      ['10 jaar', ', Rente 3,75%', `, Netto maandlast ${line(BENODIGD, 'Netto maandlast') ?? ''}`],
      ['20 jaar', ', Rente 4,25%', netto],
      ['Variabel (1 maand vast)', ...zonder],
      ['1 jaar', ...zonder],
      ['15 jaar', ...zonder],
      ['30 jaar', ...zonder],
    ])
  })
})

it('the bar of the summary asks for the income on step 1, and shows the maximum or the loan on step 2', () => {
  showCalculator()
  expect(balk()).toContain('Vul je inkomen in, dan zie je hier wat je kan lenen.')
  goToStep(2)
  expect(balk()).toContain('Maximale hypotheek')
  fillIn('Vraagprijs van de woning', '300.000')
  fillIn('Eigen geld', '60.000')
  expect(balk()).toContain('Hypotheekbedrag')
})

it('step 3 shows only the shortage, without rates or costs of other periods, when a service calculates', () => {
  const berekening = createManualBerekening(serviceGround)
  opStap3(20_000, { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening })
  now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 13_537 }))
  expect(tekort()).toBe('€ 13.537')
  expect(screen.queryByText(/geen enkele periode|kom je niets tekort/)).toBeNull()
  expect(rijen()[0]).toEqual(['Variabel (1 maand vast)'])
})

it("'Rentepercentage' shows the rate of a new period at once, and keeps that rate after a failed calculation", () => {
  const berekening = createManualBerekening()
  opStap3(20_000, { rentetarieven: RENTES, port: berekening })
  const rente = () => field('Rentepercentage').value
  now(() => berekening.last().succeedWith({ rentepercentage: 3.74 }))
  expect(rente()).toBe('3,74%')
  chooseFrom(PERIODE, /^20 jaar/)
  expect(rente()).toBe('4,25%')
  now(() => berekening.last().fail())
  expect(rente()).toBe('4,25%')
})

it('the list of periods leaves out the amount of a period whose rate has changed since the result', () => {
  const { configure } = opStap3(60_000, { rentetarieven: RENTES })
  configure({ rentetarieven: { ...RENTES, 240: 5.5 } })
  const bedragen = rijen().map((rij) => [rij[0], rij.some((deel) => deel.includes('€'))])
  expect(bedragen).toEqual(
    expect.arrayContaining([
      ['5 jaar', true],
      ['10 jaar', true],
      ['20 jaar', false],
    ]),
  )
})

describe('the announcement on arrival at step 3', () => {
  stopKlok()

  it('step 3 announces its answer and the summary at the first result, and no shortage after a failure', () => {
    const berekening = createManualBerekening(serviceGround)
    const { announced } = opStap3(20_000, { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening })
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 13_537 }))
    wait(5000)
    expect(announced.all().at(-1)).toMatch(
      /^Stap 3 van 3: Rentevaste periode\. Je komt € 13\.537 tekort\. Je maximale hypotheek\. /,
    )
    const gezegd = announced.all().length
    chooseFrom(PERIODE, /^20 jaar/)
    now(() => berekening.last().fail())
    wait(5000)
    expect(announced.all().slice(gezegd).join(' '), 'after a failure').not.toContain('tekort')
  })

  it('step 3 without a price announces that the price is missing', () => {
    const { announced } = showAt(3, { vraagprijsWoning: undefined })
    wait(5000)
    expect(announced.all().at(-1)).toMatch(
      /^Stap 3 van 3: Rentevaste periode\. Je hebt nog geen woning ingevuld\. Vul de vraagprijs in/,
    )
  })
})

describe('a change of the period', () => {
  stopKlok()

  it.each([
    [60_000, /^Je kan genoeg lenen voor deze woning\. Je betaalt netto € [\d.]+ per maand\. /, 'Netto maandlast'],
    [29_000, /^Je komt € [\d.]+ tekort\. /, 'Extra eigen inleg nodig'],
  ])(
    'a new period (own money € %i) announces the new answer, then every figure of the summary',
    (eigenGeld, antwoord, regel) => {
      const { announced } = opStap3(eigenGeld, { rentetarieven: RENTES })
      chooseFrom(PERIODE, /^20 jaar/)
      wait(5000)
      const laatste = announced.all().at(-1) ?? ''
      expect(laatste).toMatch(antwoord)
      expect(laatste).toContain('Bruto maandlast: €')
      expect(laatste).toContain(`${regel}: €`)
    },
  )
})

it('the answer of step 3 loses its tick after a failed calculation, and is marked as outdated', () => {
  const berekening = createManualBerekening(serviceGround)
  opStap3(100_000, { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening })
  const kop = () => screen.getByText('Je kan genoeg lenen voor deze woning').closest('p')
  now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 0 }))
  expect(kop()?.querySelector('svg')).not.toBeNull()
  chooseFrom(PERIODE, /^20 jaar/)
  expect(kop()?.parentElement?.querySelector('[data-voorlopig]'), 'while the calculation is pending').not.toBeNull()
  now(() => berekening.last().fail())
  expect(kop()?.querySelector('svg')).toBeNull()
  expect(kop()?.parentElement).toHaveTextContent('Deze bedragen horen bij je vorige antwoorden.')
})

describe('remedies for a shortage', () => {
  it("step 3 offers more own money and 'Wat moet er veranderen?' when no period solves the shortage", () => {
    opStap3(29_000, { rentetarieven: { 120: 5, 240: 3.5 } })
    expect(tekort()).toMatch(/^€ [\d.]+$/)
    expect(screen.getByText('Bij geen enkele periode kan je dit bedrag lenen.')).toBeVisible()
    expect(screen.queryByText('Kies een periode')).toBeNull()
    expect(button('Wat moet er veranderen?')).toBeVisible()
    expect(screen.queryByText('Vul eigen geld in')).toBeNull()
    click('Verhoog je eigen geld')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Benodigde hypotheek')
    expect(focus()).toBe('eigenGeld')
  })

  it('step 3 offers another period when that period solves the shortage', () => {
    opStap3(40_000, { rentetarieven: { 120: 5, 240: 2 } })
    expect(screen.getByText('Met 20 jaar vast kom je niets tekort.')).toBeVisible()
    expect(screen.queryByText(/eigen geld( in)?$/)).toBeNull()
    click('Kies een periode')
    expect(listBox(PERIODE)).toHaveFocus()
  })
})

it("step 3 without a price asks for the price; its button 'Vul de vraagprijs in' focuses that field", () => {
  showAt(3, { vraagprijsWoning: undefined })
  expect(screen.getByText(/^Je hebt nog geen woning ingevuld\./)).toBeVisible()
  const [leent] = /€ [\d.]*\d/.exec(balk()) ?? []
  const zin = screen.getByText(/^We rekenen hier met het hoogste bedrag/)
  expect(readable(zin)).toBe(`We rekenen hier met het hoogste bedrag dat je kan lenen: ${leent}.`)
  expect(balk()).toContain('Maximale hypotheek')
  click('Vul de vraagprijs in')
  expect(focus()).toBe('vraagprijsWoning')
})

it('step 3 says that no mortgage is needed when own money pays everything, and offers no explanation', () => {
  showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 300_000 })
  expect(screen.getByText('Je hebt geen hypotheek nodig voor deze woning')).toBeVisible()
  expect(screen.queryByText('Hoe komen we aan dit bedrag?')).toBeNull()
})

it.each([1, 360] as const)(
  'the button of the repayment schedule has no remaining debt next to it for a fixed-rate period of %i months',
  (renteperiode) => {
    showAt(3, { renteperiode }, { rentetarieven: { 1: 3.5, 120: 3.75, 360: 4.5 } })
    expect(readable(button(dialogs.verloop.title).closest('li'))).toBe(dialogs.verloop.title)
  },
)
