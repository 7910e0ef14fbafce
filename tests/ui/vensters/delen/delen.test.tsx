import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { formatBedrag } from '../../../../domain/geld'
import { antwoordenEq, formatGedeeld, toAnders, type LabelCode } from '../../../../domain/orientatie'
import { createManualBerekening } from '../../../support/fakes/berekening'
import {
  handOver,
  click,
  line,
  now,
  showCalculator,
  field,
  fillIn,
  showAt,
  dialogs,
  goBack,
  tried,
  tryChange,
  twoBuyers,
  type Handed,
} from '../../../support/screen'
import { drawingFaults, priceLines } from '../../../support/screen/drawings'

const OPEN = 'Bekijk deze berekening'

const standMet = (antwoorden: Handed, labelCode: LabelCode = 'MY') =>
  wijzig(nieuweOrientatie(labelCode), handOver(antwoorden))
const gedeeldeStand = standMet({
  alleenSamen: 'samen',
  'eigen.inkomen': 48_000,
  'partner.inkomen': 31_000,
  renteperiode: 240,
})
const tekstVan = (normjaar: number | undefined, stand = gedeeldeStand) =>
  formatGedeeld({ labelCode: stand.labelCode, normjaar, datum: '2026-03-14', antwoorden: toAnders(stand) })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a shared calculation', () => {
  it('a shared calculation is offered with its date and norm year, and opens only after a click', () => {
    const { services, gedeeld } = showCalculator({ gedeeld: tekstVan(2025) })
    expect(screen.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toHaveTextContent(
      'De berekening is van 14 maart 2026, met de leennormen van 2025.',
    )
    expect(toAnders(services.orientatie.state())).toEqual([])
    click(OPEN)
    expect(antwoordenEq.equals(services.orientatie.state(), gedeeldeStand)).toBe(true)
    expect(gedeeld()).toBeUndefined()
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Terug naar je eigen antwoorden' })).toBeNull()
    expect(line('Je maximale hypotheek', 'Inkomen per jaar')).toBe('€ 79.000')
  })

  it('a shared calculation shows how far its buyers can buy and where its home stands, unopened', async () => {
    const stand = standMet({ ...twoBuyers, vraagprijsWoning: 300_000, eigenGeld: 30_000 })
    showCalculator({ gedeeld: tekstVan(2025, stand) })
    const [shared] = priceLines(document)
    expect(shared).toMatchObject({ prijs: 300_000 })
    expect(drawingFaults(document)).toEqual([])
    expect(screen.getByText(/en deze woning kost/)).toBeInTheDocument()
    expect(screen.queryByText(/jouw woning/i)).toBeNull()
    click(OPEN)
    await screen.findByRole('heading', { name: 'Je uitkomst', level: 2 })
    expect(priceLines(document)).toEqual([shared])
  })

  it('a shared calculation shows the date on which it was made, also in a time zone west of Greenwich', () => {
    vi.stubEnv('TZ', 'America/New_York')
    showCalculator({ gedeeld: tekstVan(2025) })
    expect(screen.getByText(/^Iemand heeft/)).toHaveTextContent('De berekening is van 14 maart 2026,')
  })

  it.each([
    ['Maximale hypotheek', 'two incomes and no price', {}],
    ['Je uitkomst', 'two incomes and a price', { vraagprijsWoning: 300_000 }],
    ['Maximale hypotheek', 'a price and only one income', { 'partner.inkomen': undefined, vraagprijsWoning: 300_000 }],
  ] as const)("a shared calculation opens at the step '%s' when it has %s", async (titel, _, meer) => {
    const antwoorden = { alleenSamen: 'samen', 'eigen.inkomen': 48_000, 'partner.inkomen': 31_000, ...meer } as const
    const { services } = showCalculator({ gedeeld: tekstVan(2025, standMet(antwoorden)) })
    click(OPEN)
    expect(await screen.findByRole('heading', { name: titel, level: 2 })).toHaveFocus()
    for (const vorige of [...document.querySelectorAll<HTMLButtonElement>('nav button')].slice(0, -1).toReversed()) {
      if (services.stappen.state().huidig === 0) break
      now(() => vorige.click())
    }
    expect(services.stappen.state().huidig).toBe(0)
  })

  it('opening a shared calculation can be undone, which restores the answers of the visitor', () => {
    const { services } = showCalculator({ gedeeld: tekstVan(2025) })
    fillIn('Bruto jaarinkomen', '60.000')
    const eigen = services.orientatie.state()
    expect(screen.getByText('Je eigen antwoorden kan je daarna terughalen.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Houd je eigen antwoorden' })).toBeVisible()
    click(OPEN)
    expect(antwoordenEq.equals(services.orientatie.state(), gedeeldeStand)).toBe(true)
    expect(screen.getByText('We rekenen nu met de gedeelde berekening.')).toBeVisible()
    goBack()
    expect(antwoordenEq.equals(services.orientatie.state(), eigen)).toBe(true)
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })

  it("after a tried change, opening a shared calculation and going back restores the visitor's own answers", () => {
    const { services } = showAt(2, { vraagprijsWoning: 300_000 }, { gedeeld: tekstVan(2025) })
    const eigen = services.orientatie.state()
    dialogs.veranderen.open()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    click(OPEN)
    goBack()
    expect(antwoordenEq.equals(services.orientatie.state(), eigen)).toBe(true)
  })

  it('in a shared calculation, trying more own money shows the resulting amount of own money', async () => {
    const stand = standMet({ 'eigen.inkomen': 48_000, vraagprijsWoning: 300_000, eigenGeld: 5000 })
    const { services } = showAt(1, {}, { gedeeld: tekstVan(2025, stand) })
    click(OPEN)
    await screen.findByRole('heading', { name: 'Je uitkomst', level: 2 })
    dialogs.veranderen.open()
    tryChange(/^Probeer dit met .* meer eigen geld$/)
    const { eigenGeld = 0 } = services.orientatie.state()
    expect(tried()).toBe(`We rekenen nu met de gedeelde berekening en € ${formatBedrag(eigenGeld)} eigen geld.`)
  })

  it("opening a shared calculation that equals the visitor's own answers does not offer to undo it", () => {
    const { services } = showCalculator({ gedeeld: tekstVan(2025, standMet({ 'eigen.inkomen': 60_000 })) })
    fillIn('Bruto jaarinkomen', '60.000')
    click(OPEN)
    expect(services.orientatie.state().eigen.inkomen).toBe(60_000)
    expect(tried()).toBeUndefined()
  })

  it('a shared calculation is scrolled into view when its link arrives, and not when an answer changes', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { announced, openLink } = showCalculator({ gedeeld: tekstVan(2025) })
    scroll.mockClear()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(scroll).not.toHaveBeenCalled()
    now(() => openLink(tekstVan(2026, standMet({}, 'FL'))))
    await expect.poll(announced.polite).toContain('met de leennormen van 2026. De berekening is gemaakt met de rentes')
    expect(scroll).toHaveBeenCalled()
  })

  it("the button 'Begin je eigen berekening' removes the offer of a shared calculation", () => {
    const { services, gedeeld } = showCalculator({ gedeeld: tekstVan(2025) })
    click('Begin je eigen berekening')
    expect([gedeeld(), toAnders(services.orientatie.state())]).toEqual([undefined, []])
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('a shared calculation of 2025 groups the changed amounts by the norm of 2026 that changed them', async () => {
    showCalculator({ gedeeld: tekstVan(2025), normjaar: 2026 })
    expect(screen.getByText('We rekenen nu met de leennormen van 2026.')).toBeVisible()
    expect(await screen.findByText('Sindsdien zijn deze bedragen veranderd.')).toBeVisible()
    const tabel = screen.getByText('Door de tabel die zegt welk deel van je inkomen naar wonen mag:')
    expect(tabel.parentElement).toHaveTextContent('Maximale hypotheek: toen € 354.633, nu € 350.618.')
    const belasting = screen.getByText(/^Door .+ de belasting op je inkomen:$/)
    expect(belasting.parentElement).toHaveTextContent(/Netto maandlast: toen /)
    expect(screen.getAllByText(/^Door de tabel .+ naar wonen mag:$/)).toHaveLength(1)
  })

  it('a shared calculation with unknown norms (2024) says that its amounts may be different now', () => {
    showCalculator({ gedeeld: tekstVan(2024), normjaar: 2026 })
    expect(screen.getByText('Sindsdien is er iets veranderd. De bedragen kunnen nu anders zijn.')).toBeVisible()
  })

  it('a shared calculation without an income says that newer norms make no difference to it', async () => {
    showCalculator({ gedeeld: tekstVan(2025, standMet({ renteperiode: 240 })), normjaar: 2026 })
    expect(
      await screen.findByText('De leennormen zijn veranderd. Voor deze berekening maakt dat niets uit.'),
    ).toBeVisible()
  })

  it('a shared calculation with a period that the brand lacks shows a message, and opens with 10 years', () => {
    const stand = standMet({ renteperiode: 36 }, 'FL')
    const { services } = showCalculator({ gedeeld: tekstVan(2025, stand) })
    expect(screen.getByText(/^De rentevaste periode van toen kan je hier niet kiezen\./)).toBeVisible()
    click(OPEN)
    expect(services.orientatie.state().renteperiode).toBe(120)
  })

  it('a shared calculation of Florius says in a Moneyou calculator that it used the rates of Florius', () => {
    const stand = standMet({ renteperiode: 240 }, 'FL')
    showCalculator({ gedeeld: tekstVan(2025, stand) })
    expect(
      screen.getByText('De berekening is gemaakt met de rentes van Florius. We rekenen nu met de rentes van Moneyou.'),
    ).toBeVisible()
  })

  it.each([2024, 2025, undefined])('a shared calculation mentions its norm year (%s) only if it has one', (jaar) => {
    const { configure } = showCalculator({ gedeeld: tekstVan(jaar), port: createManualBerekening() })
    if (jaar === 2024) configure({ normen: undefined })
    expect(screen.queryByText(/de rentes van|We rekenen nu met de leennormen|terughalen/)).toBeNull()
    expect(screen.getByText(/^Iemand heeft/).textContent.includes('leennormen')).toBe(jaar !== undefined)
  })
})
