import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  allBut,
  errorOf,
  chooseOption,
  click,
  button,
  now,
  pending,
  showAt,
  showCalculator,
  field,
  isAsked,
  fillIn,
  type ShownCalculator,
  type PendingPart,
} from '../../../support/screen'

const NIET_GELADEN = 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.'

const titel = (naam: string) => screen.getByRole('heading', { name: naam, level: 2 })
const melding = () => screen.queryByText(NIET_GELADEN)

describe('a step that is being loaded', () => {
  let deel: PendingPart
  let getoond: ShownCalculator

  beforeEach(() => {
    deel = pending('vervolgstappen')
    getoond = showCalculator({ lazy: allBut(deel) })
  })
  const gaVerder = () => {
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => button('Ga verder').focus())
    click('Ga verder')
  }

  it('a step that is loading leaves the step before it on screen, with a busy button', () => {
    gaVerder()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(button('Ga verder')).toHaveFocus()
    expect(button('Ga verder')).toHaveAttribute('aria-busy', 'true')
    expect(button('Ga verder')).toHaveAttribute('aria-disabled', 'true')
  })

  it('a step opens once it has loaded, with the focus on its title, and announces no failure', async () => {
    gaVerder()
    await deel.finishLoading()
    expect(titel('Benodigde hypotheek')).toHaveFocus()
    expect(field('Vraagprijs van de woning')).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(getoond.scrollsToTop()).toBe(1)
    expect(getoond.announced.all()).not.toContain(NIET_GELADEN)
  })

  it("'Ga verder' shows missing answers at once, also while the code of the next step has not loaded", () => {
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
  })

  it('a step that has loaded does not open when the visitor has gone on in another field', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    await deel.finishLoading()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Ga verder')
    expect(titel('Benodigde hypotheek')).toHaveFocus()
  })

  it('in a shadow root too, going on in another field ends the wait for a step', () => {
    fillIn('Bruto jaarinkomen', '60.000')
    const [knop, veld] = [button('Ga verder'), field('Bruto jaarinkomen')]
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(...document.body.children)
    document.body.append(host)
    now(() => knop.focus())
    now(() => knop.click())
    expect(knop).toHaveAttribute('aria-busy', 'true')
    now(() => veld.focus())
    expect(knop).not.toHaveAttribute('aria-busy')
    host.remove()
  })

  it('a visitor who went on in another field also sees that a step failed, and can load it again', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    await deel.failLoading()
    expect(melding()).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Probeer opnieuw')
    await deel.finishLoading()
    expect(titel('Benodigde hypotheek')).toBeVisible()
  })

  it('a step that fails to load is reported on screen, to screen readers and to the page', async () => {
    gaVerder()
    await deel.failLoading()
    expect(melding()).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(button('Ga verder')).toHaveFocus()
    await expect.poll(() => getoond.announced.urgent()).toBe(NIET_GELADEN)
    expect(getoond.failedLoads).toEqual([NIET_GELADEN])
  })

  it('a step that fails to load leaves no focus listener on the document', async () => {
    const [voegToe, haalWeg] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')]
    const opFocus = ({ mock }: typeof voegToe | typeof haalWeg) => mock.calls.filter(([soort]) => soort === 'focusin')
    gaVerder()
    await deel.failLoading()
    expect(opFocus(voegToe).length).toBeGreaterThan(0)
    expect(opFocus(haalWeg)).toEqual(opFocus(voegToe))
    vi.restoreAllMocks()
  })

  it.each(['Probeer opnieuw', 'Ga verder'])("'%s' loads a failed step again, which then opens", async (naam) => {
    gaVerder()
    await deel.failLoading()
    now(() => button(naam).focus())
    click(naam)
    expect(melding()).toBeNull()
    expect(button('Ga verder')).toHaveFocus()
    expect(button('Ga verder')).toHaveAttribute('aria-busy', 'true')
    await deel.finishLoading()
    expect(titel('Benodigde hypotheek')).toHaveFocus()
  })

  it('a step that has loaded after all removes the message that it failed to load', async () => {
    gaVerder()
    await deel.failLoading()
    await deel.finishLoading()
    click('Ga verder')
    expect(titel('Benodigde hypotheek')).toHaveFocus()
    expect(melding()).toBeNull()
  })
})

describe('the list of errors that is being loaded', () => {
  const LIJST = 'Je kan nog niet verder:'
  let deel: PendingPart
  let getoond: ShownCalculator

  beforeEach(() => {
    deel = pending('foutenlijst')
    getoond = showCalculator({ lazy: allBut(deel) })
    chooseOption('Koop je alleen of samen?', 'Samen')
    now(() => button('Ga verder').focus())
    click('Ga verder')
  })

  it('while the list of errors loads, the fields show and announce errors, the first with focus', async () => {
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(errorOf(field('Bruto jaarinkomen van je partner'))).toMatch(/^Vul het jaarinkomen/)
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    expect(screen.queryByText(LIJST)).toBeNull()
    await expect.poll(() => getoond.announced.all().join(' ')).toMatch(/Je hebt niets ingevuld/)
  })

  it('the list of errors is scrolled into view once it has loaded, and leaves the focus where it is', async () => {
    now(() => field('Bruto jaarinkomen van je partner').focus())
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await deel.finishLoading()
    expect(scroll, 'in view').toHaveBeenCalled()
    scroll.mockRestore()
    expect(screen.getByText(LIJST)).toBeVisible()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
    expect(melding()).toBeNull()
  })

  it('the list of errors is not shown if only one error is left when its code has loaded', async () => {
    fillIn('Bruto jaarinkomen', '60.000')
    await deel.finishLoading()
    expect(screen.queryByText(LIJST)).toBeNull()
  })

  it('the list of errors that fails to load is reported, and can be loaded again', async () => {
    await deel.failLoading()
    expect(melding()).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    await expect.poll(() => getoond.announced.urgent()).toBe(NIET_GELADEN)
    expect(getoond.failedLoads).toEqual([NIET_GELADEN])
    click('Probeer opnieuw')
    await deel.finishLoading()
    expect(screen.getByText(LIJST)).toBeVisible()
    expect(melding()).toBeNull()
  })
})

it.each([
  ['the income dialog', 'jaarinkomen', 'Bereken jaarinkomen', 'Bruto maandinkomen'],
  ['the credit tip', 'krediet', 'Bereken creditcard, rood staan en afbetaling', 'Kopen op afbetaling'],
] as const)('%s opens once it has loaded, and can be loaded again after a failure', async (_, naam, knop, veld) => {
  const deel = pending(naam)
  showCalculator({ lazy: allBut(deel) })
  chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
  click(knop)
  expect(button(knop)).toHaveAttribute('aria-busy', 'true')
  expect(isAsked(veld)).toBe(false)
  await deel.failLoading()
  expect(melding()).toBeVisible()
  click('Probeer opnieuw')
  await deel.finishLoading()
  expect(field(veld)).toBeVisible()
  expect(melding()).toBeNull()
})

describe('the list of assumptions that is being loaded', () => {
  it('the list of assumptions is shown once it has loaded, without an action of the visitor', async () => {
    const aannamen = pending('aannamedelen')
    showAt(1, {}, { lazy: allBut(aannamen) })
    expect(screen.queryByText(/^Bij elke berekening/)).toBeNull()
    await aannamen.finishLoading()
    expect(screen.getByText(/^Bij elke berekening/)).toBeInTheDocument()
  })

  it('a list of assumptions that fails to load is reported when unfolded, and can be loaded again', async () => {
    const aannamen = pending('aannamedelen')
    showAt(1, {}, { lazy: allBut(aannamen) })
    now(() => screen.getByText('Waar we van uitgaan').click())
    await aannamen.failLoading()
    expect(melding()).toBeVisible()
    click('Probeer opnieuw')
    await aannamen.finishLoading()
    expect(screen.getByText(/^Bij elke berekening/)).toBeInTheDocument()
    expect(melding()).toBeNull()
  })
})
