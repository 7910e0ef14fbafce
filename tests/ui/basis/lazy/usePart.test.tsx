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

describe('the next step, while it is on its way', () => {
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

  it('leaves the step before it standing, with a button that says it is busy', () => {
    gaVerder()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(button('Ga verder')).toHaveFocus()
    expect(button('Ga verder')).toHaveAttribute('aria-busy', 'true')
    expect(button('Ga verder')).toHaveAttribute('aria-disabled', 'true')
  })

  it('opens when it has come, with its title in focus, and says no more than when it was there before', async () => {
    gaVerder()
    await deel.kom()
    expect(titel('Benodigde hypotheek')).toHaveFocus()
    expect(field('Vraagprijs van de woning')).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(getoond.keerNaarBoven()).toBe(1)
    expect(getoond.gehoord.alles()).not.toContain(NIET_GELADEN)
  })

  it('does not keep what is missing waiting', () => {
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
  })

  it('leaves a visitor alone who goes on in another field', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    await deel.kom()
    expect(titel('Maximale hypotheek')).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Ga verder')
    expect(titel('Benodigde hypotheek')).toHaveFocus()
  })

  it('leaves who does so alone in a shadow root too, which keeps such a step of the focus to itself', () => {
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

  it('that stays away is said to a visitor who went on in another field too, and can be asked for again', async () => {
    gaVerder()
    now(() => field('Bruto jaarinkomen').focus())
    await deel.blijfWeg()
    expect(melding()).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    click('Probeer opnieuw')
    await deel.kom()
    expect(titel('Benodigde hypotheek')).toBeVisible()
  })

  it('that stays away is said, also to screen readers and to the page', async () => {
    gaVerder()
    await deel.blijfWeg()
    expect(melding()).toBeVisible()
    expect(button('Ga verder')).not.toHaveAttribute('aria-busy')
    expect(button('Ga verder')).toHaveFocus()
    await expect.poll(() => getoond.gehoord.dringend()).toBe(NIET_GELADEN)
    expect(getoond.nietGeladen).toEqual([NIET_GELADEN])
  })

  it('that stays away is not asked for again by going elsewhere', async () => {
    const [voegToe, haalWeg] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')]
    const opFocus = ({ mock }: typeof voegToe | typeof haalWeg) => mock.calls.filter(([soort]) => soort === 'focusin')
    gaVerder()
    await deel.blijfWeg()
    expect(opFocus(voegToe).length).toBeGreaterThan(0)
    expect(opFocus(haalWeg)).toEqual(opFocus(voegToe))
    vi.restoreAllMocks()
  })

  it.each(['Probeer opnieuw', 'Ga verder'])("is asked for again by '%s', and opens when it has come", async (naam) => {
    gaVerder()
    await deel.blijfWeg()
    now(() => button(naam).focus())
    click(naam)
    expect(melding()).toBeNull()
    expect(button('Ga verder')).toHaveFocus()
    expect(button('Ga verder')).toHaveAttribute('aria-busy', 'true')
    await deel.kom()
    expect(titel('Benodigde hypotheek')).toHaveFocus()
  })

  it('takes the message with it when it came by itself after all', async () => {
    gaVerder()
    await deel.blijfWeg()
    await deel.kom()
    click('Ga verder')
    expect(titel('Benodigde hypotheek')).toHaveFocus()
    expect(melding()).toBeNull()
  })
})

describe('the list of errors, while it is on its way', () => {
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

  it('keeps no error of a field, no focus and no words waiting', async () => {
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^Je hebt niets ingevuld/)
    expect(errorOf(field('Bruto jaarinkomen van je partner'))).toMatch(/^Vul het jaarinkomen/)
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    expect(screen.queryByText(LIJST)).toBeNull()
    await expect.poll(() => getoond.gehoord.alles().join(' ')).toMatch(/Je hebt niets ingevuld/)
  })

  it('shows when it has come, and leaves the focus where it is', async () => {
    now(() => field('Bruto jaarinkomen van je partner').focus())
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await deel.kom()
    expect(scroll, 'in view').toHaveBeenCalled()
    scroll.mockRestore()
    expect(screen.getByText(LIJST)).toBeVisible()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
    expect(melding()).toBeNull()
  })

  it('comes without a line when all but one has been mended', async () => {
    fillIn('Bruto jaarinkomen', '60.000')
    await deel.kom()
    expect(screen.queryByText(LIJST)).toBeNull()
  })

  it('that stays away is said, and can be asked for again', async () => {
    await deel.blijfWeg()
    expect(melding()).toBeVisible()
    expect(field('Bruto jaarinkomen')).toHaveFocus()
    await expect.poll(() => getoond.gehoord.dringend()).toBe(NIET_GELADEN)
    expect(getoond.nietGeladen).toEqual([NIET_GELADEN])
    click('Probeer opnieuw')
    await deel.kom()
    expect(screen.getByText(LIJST)).toBeVisible()
    expect(melding()).toBeNull()
  })
})

it.each([
  ['the income dialog', 'jaarinkomen', 'Bereken jaarinkomen', 'Bruto maandinkomen'],
  ['the credit tip', 'krediet', 'Bereken creditcard, rood staan en afbetaling', 'Kopen op afbetaling'],
] as const)('%s opens when it has come, and is asked for again after it stayed away', async (_, naam, knop, veld) => {
  const deel = pending(naam)
  showCalculator({ lazy: allBut(deel) })
  chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
  click(knop)
  expect(button(knop)).toHaveAttribute('aria-busy', 'true')
  expect(isAsked(veld)).toBe(false)
  await deel.blijfWeg()
  expect(melding()).toBeVisible()
  click('Probeer opnieuw')
  await deel.kom()
  expect(field(veld)).toBeVisible()
  expect(melding()).toBeNull()
})

describe('what the figures assume, while it is on its way', () => {
  it('shows when it has come, without being asked for', async () => {
    const aannamen = pending('aannamedelen')
    showAt(1, {}, { lazy: allBut(aannamen) })
    expect(screen.queryByText(/^Bij elke berekening/)).toBeNull()
    await aannamen.kom()
    expect(screen.getByText(/^Bij elke berekening/)).toBeInTheDocument()
  })

  it('is asked for when it is unfolded, and again after it stayed away', async () => {
    const aannamen = pending('aannamedelen')
    showAt(1, {}, { lazy: allBut(aannamen) })
    now(() => screen.getByText('Waar we van uitgaan').click())
    await aannamen.blijfWeg()
    expect(melding()).toBeVisible()
    click('Probeer opnieuw')
    await aannamen.kom()
    expect(screen.getByText(/^Bij elke berekening/)).toBeInTheDocument()
    expect(melding()).toBeNull()
  })
})
