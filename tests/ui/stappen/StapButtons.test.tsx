import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { LinkTarget } from '../../../ui/basis/context/settings'
import { createManualBerekening } from '../../support/fakes/berekening'
import {
  chooseOption,
  click,
  errorOf,
  field,
  fillIn,
  now,
  showAt,
  showCalculator,
  type ShowOptions,
} from '../../support/screen'

const INKOMEN = 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'
const INKOMEN_PARTNER = 'Vul het jaarinkomen van je partner in om door te gaan.'
const lijst = () => screen.queryByText('Je kan nog niet verder:')

describe("'Ga verder'", () => {
  it('with something missing puts the focus in the first field of it', () => {
    showAt(1, { alleenSamen: 'samen' })
    click('Ga verder')
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('pressed again puts the focus there again', () => {
    showCalculator()
    click('Ga verder')
    field('Bruto jaarinkomen').blur()
    click('Ga verder')
    expect(field('Bruto jaarinkomen')).toHaveFocus()
  })

  it('refused leaves the focus, later on, on the step that is opened without it', () => {
    showAt(2)
    click('Vorige stap')
    fillIn('Bruto jaarinkomen', '')
    click('Ga verder')
    fireEvent.click(screen.getByRole('button', { name: /^Ga verder naar stap 2/ }))
    expect(screen.getByRole('button', { current: 'step' })).toHaveFocus()
  })

  it('leaves the focus, later on, on the step that is opened without it', () => {
    showAt(1)
    click('Ga verder')
    click('Vorige stap')
    fireEvent.click(screen.getByRole('button', { name: /^Ga verder naar stap 2/ }))
    expect(screen.getByRole('button', { current: 'step' })).toHaveFocus()
  })

  it('is refused by a text that cannot be read, with its message', () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', 'veel')
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^We herkennen de invoer niet als een bedrag/)
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek' })).toBeVisible()
  })
})

describe('the list of what is missing', () => {
  const metTwee = () => {
    showAt(1, { alleenSamen: 'samen', 'eigen.inkomen': undefined })
    click('Ga verder')
  }

  it('names no question that came after it was refused', () => {
    metTwee()
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    expect(lijst()?.nextElementSibling?.children).toHaveLength(2)
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  })

  it('is not there for one thing, which has the focus already', () => {
    showCalculator()
    click('Ga verder')
    expect(lijst()).toBeNull()
  })

  it('names more than one in the order of the questions, each by its label', () => {
    metTwee()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([`Bruto jaarinkomen: ${INKOMEN}`, `Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`]),
    )
  })

  it('leads to each field', () => {
    metTwee()
    click(`Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`)
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('goes as what it names is filled in', () => {
    metTwee()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(lijst()).toBeNull()
  })
})

it("'Vorige stap' puts the focus on the title of the step before", () => {
  showAt(2)
  click('Vorige stap')
  expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
})

const auxclick = (button: number) => new MouseEvent('auxclick', { button, bubbles: true, cancelable: true })
const gewoon = (link: Element) => createEvent.click(link)

/** Clicks the link of the last step; tells what the page heard, and whether the browser stays where it is. */
const followLink = (magDoor: boolean, toKlik: (link: Element) => Event = gewoon) => {
  const gehoord: (readonly [LinkTarget, string])[] = []
  const hoor: NonNullable<ShowOptions['followLink']> = (doel, url) => {
    gehoord.push([doel, url])
    return magDoor
  }
  showAt(3, {}, { adviseurZoekenUrl: '/adviseur', followLink: hoor })
  const link = screen.getByRole('link', { name: 'Zoek een adviseur' })
  const klik = toKlik(link)
  fireEvent(link, klik)
  return { gehoord, blijft: klik.defaultPrevented }
}

describe('the link of the last step', () => {
  it.each([
    ['a click', gewoon],
    ['the middle button', () => auxclick(1)],
    ['Ctrl', (link: Element) => createEvent.click(link, { ctrlKey: true })],
  ])('tells the page where it leads and is not followed when the page handles it: %s', (_hoe, toKlik) => {
    expect(followLink(false, toKlik)).toEqual({ gehoord: [['adviseur-zoeken', '/adviseur']], blijft: true })
  })

  it('tells nothing of a press that only opens a menu', () => {
    expect(followLink(false, () => auxclick(2))).toEqual({ gehoord: [], blijft: false })
  })

  it('does not lead, and the step says why, while there is no result', () => {
    const berekening = createManualBerekening()
    const look = () => screen.getByRole('link', { name: 'Zoek een adviseur' }).className
    showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 40_000 }, { berekening, adviseurZoekenUrl: '/adviseur' })
    now(() => berekening.laatste().faal())
    const quiet = look()
    const said = screen.getAllByText(/^De berekening is niet gelukt\./).filter((tekst) => !tekst.closest('aside'))
    expect(said).toHaveLength(1)
    now(() => screen.getAllByText('Probeer opnieuw')[0]?.click())
    now(() => berekening.laatste().slaag())
    expect(screen.queryByText(/^De berekening is niet gelukt\./)).toBeNull()
    expect(look()).not.toBe(quiet)
  })

  it('appears when the host page sets it', () => {
    const { stelIn } = showAt(3)
    expect(screen.queryByRole('link')).toBeNull()
    stelIn({ adviseurZoekenUrl: '/adviseur' })
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toBeVisible()
    expect(screen.getByRole('link')).toHaveAccessibleDescription(
      'Je gaat naar een andere pagina. Wil je je berekening meenemen?',
    )
  })
})
