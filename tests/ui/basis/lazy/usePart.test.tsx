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

  it("while the next step loads, the current step stays on screen with a busy 'Ga verder' button", () => {
    gaVerder()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(button('Ga verder')).toHaveFocus()
    expect(button('Ga verder')).toHaveAttribute('aria-busy', 'true')
    expect(button('Ga verder')).toHaveAttribute('aria-disabled', 'true')
  })

  it('the next step opens once it has loaded, with the focus on its title and no failure announced', async () => {
    const announceUrgently = vi.spyOn(getoond.services.announcement, 'announceUrgently')
    gaVerder()
    await deel.finishLoading()
    expect(titel('Benodigde hypotheek')).toHaveFocus()
    expect(field('Vraagprijs van de woning')).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(getoond.scrollsToTop()).toBe(1)
    expect(announceUrgently).not.toHaveBeenCalled()
  })

  it("'Ga verder' shows the error of an empty field at once, before the next step has loaded", () => {
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
  })

  it('the next step does not open after loading if the visitor has moved to another field meanwhile', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    await deel.finishLoading()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Ga verder')
    expect(titel('Benodigde hypotheek')).toHaveFocus()
  })

  it("in a shadow root, moving to another field also ends the busy state of 'Ga verder'", () => {
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

  it('a step that fails to load after the visitor moved to another field is reported and can be retried', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    await deel.failLoading()
    expect(melding()).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Probeer opnieuw')
    await deel.finishLoading()
    expect(titel('Benodigde hypotheek')).toBeVisible()
  })

  it('a step that fails to load is reported on screen, to screen readers and to the host page', async () => {
    gaVerder()
    await deel.failLoading()
    expect(melding()).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(button('Ga verder')).toHaveFocus()
    await expect.poll(() => getoond.announced.urgent()).toBe(NIET_GELADEN)
    expect(getoond.failedLoads).toEqual([NIET_GELADEN])
  })

  it('a step that fails to load leaves no focusin listener on the document', async () => {
    const [voegToe, haalWeg] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')]
    const opFocus = ({ mock }: typeof voegToe | typeof haalWeg) => mock.calls.filter(([soort]) => soort === 'focusin')
    gaVerder()
    await deel.failLoading()
    expect(opFocus(voegToe).length).toBeGreaterThan(0)
    expect(opFocus(haalWeg)).toEqual(opFocus(voegToe))
    vi.restoreAllMocks()
  })

  it.each(['Probeer opnieuw', 'Ga verder'])("'%s' loads a step again after a failure and opens it", async (naam) => {
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

  it('opening a step that loads after an earlier failure removes the failure message', async () => {
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

  it('while the list of errors loads, the fields show their errors and the first field has the focus', async () => {
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(errorOf(field('Bruto jaarinkomen van je partner'))).toMatch(/^Vul het jaarinkomen/)
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    expect(screen.queryByText(LIJST)).toBeNull()
    await expect.poll(() => getoond.announced.all().join(' ')).toMatch(/Je hebt niets ingevuld/)
  })

  it('once the list of errors has loaded, the focused field is scrolled into view and keeps the focus', async () => {
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

  it('the list of errors stays hidden if only one error is left when the list has loaded', async () => {
    fillIn('Bruto jaarinkomen', '60.000')
    await deel.finishLoading()
    expect(screen.queryByText(LIJST)).toBeNull()
  })

  it("a list of errors that fails to load is reported, and 'Probeer opnieuw' loads it", async () => {
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
  ['the dialog Bereken jaarinkomen', 'jaarinkomen', 'Bereken jaarinkomen', 'Bruto maandinkomen'],
  ['the credit calculator', 'krediet', 'Bereken creditcard, rood staan en afbetaling', 'Kopen op afbetaling'],
] as const)("%s reports a failure to load, and opens once 'Probeer opnieuw' loads it", async (_, naam, knop, veld) => {
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
  it('the list of assumptions is rendered once it has loaded, without a click', async () => {
    const aannamen = pending('aannamedelen')
    showAt(1, {}, { lazy: allBut(aannamen) })
    expect(screen.queryByText(/^Bij elke berekening/)).toBeNull()
    await aannamen.finishLoading()
    expect(screen.getByText(/^Bij elke berekening/)).toBeInTheDocument()
  })

  it("an unfolded list of assumptions reports its failure to load, and 'Probeer opnieuw' loads it", async () => {
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
