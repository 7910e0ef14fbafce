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
  it("'Ga verder' moves the focus to the first field whose required answer is missing", () => {
    showAt(1, { alleenSamen: 'samen' })
    click('Ga verder')
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it("'Ga verder', pressed a second time, moves the focus to the unanswered field again", () => {
    showCalculator()
    click('Ga verder')
    field('Bruto jaarinkomen').blur()
    click('Ga verder')
    expect(field('Bruto jaarinkomen')).toHaveFocus()
  })

  it("after a refused 'Ga verder', opening step 2 in the step indicator moves the focus to that step", () => {
    showAt(2)
    click('Vorige stap')
    fillIn('Bruto jaarinkomen', '')
    click('Ga verder')
    fireEvent.click(screen.getByRole('button', { name: /^Ga verder naar stap 2/ }))
    expect(screen.getByRole('button', { current: 'step' })).toHaveFocus()
  })

  it("after a successful 'Ga verder', opening step 2 in the step indicator moves the focus to that step", () => {
    showAt(1)
    click('Ga verder')
    click('Vorige stap')
    fireEvent.click(screen.getByRole('button', { name: /^Ga verder naar stap 2/ }))
    expect(screen.getByRole('button', { current: 'step' })).toHaveFocus()
  })

  it("'Ga verder' is refused while 'Bruto jaarinkomen' has unreadable text, and this field shows its error", () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', 'veel')
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^We herkennen de invoer niet als een bedrag/)
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek' })).toBeVisible()
  })
})

describe('the list of missing answers', () => {
  const metTwee = () => {
    showAt(1, { alleenSamen: 'samen', 'eigen.inkomen': undefined })
    click('Ga verder')
  }

  it("the list of missing answers leaves out a question that appeared after 'Ga verder' was refused", () => {
    metTwee()
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    expect(lijst()?.nextElementSibling?.children).toHaveLength(2)
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  })

  it("the list of missing answers is not shown when 'Ga verder' finds only one missing answer", () => {
    showCalculator()
    click('Ga verder')
    expect(lijst()).toBeNull()
  })

  it('the list of missing answers names each question by its label', () => {
    metTwee()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([`Bruto jaarinkomen: ${INKOMEN}`, `Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`]),
    )
  })

  it('an entry in the list of missing answers moves the focus to its field', () => {
    metTwee()
    click(`Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`)
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('the list of missing answers disappears when only one missing answer is left', () => {
    metTwee()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(lijst()).toBeNull()
  })
})

it("'Vorige stap' moves the focus to the title of the previous step", () => {
  showAt(2)
  click('Vorige stap')
  expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
})

it.each([
  [1, ['Ga verder']],
  [2, ['Vorige stap', 'Ga verder']],
  [3, ['Vorige stap']],
] as const)("of the buttons 'Vorige stap' and 'Ga verder', step %d has %j", (stap, knoppen) => {
  showAt(stap)
  const buttonNames = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttonNames.filter((name) => name === 'Vorige stap' || name === 'Ga verder')).toEqual(knoppen)
})

const auxclick = (button: number) => new MouseEvent('auxclick', { button, bubbles: true, cancelable: true })
const gewoon = (link: Element) => createEvent.click(link)

/**
 * Clicks the adviser link. Returns the targets and URLs that were reported to the page (`gehoord`), and whether the
 * browser stays on the page (`blijft`).
 */
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

describe('the adviser link of the last step', () => {
  it.each([
    ['a click', gewoon],
    ['the middle button', () => auxclick(1)],
    ['Ctrl and a click', (link: Element) => createEvent.click(link, { ctrlKey: true })],
  ])('the adviser link reports its target to the page, which can prevent the navigation: %s', (_hoe, toKlik) => {
    expect(followLink(false, toKlik)).toEqual({ gehoord: [['adviseur-zoeken', '/adviseur']], blijft: true })
  })

  it('the adviser link reports nothing to the page on a right click', () => {
    expect(followLink(false, () => auxclick(2))).toEqual({ gehoord: [], blijft: false })
  })

  it('step 3 reports a failed calculation once outside the summary, until a retry succeeds', () => {
    const berekening = createManualBerekening()
    showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 40_000 }, { port: berekening })
    now(() => berekening.last().fail())
    const said = screen.getAllByText(/^De berekening is niet gelukt\./).filter((tekst) => !tekst.closest('aside'))
    expect(said).toHaveLength(1)
    now(() => screen.getAllByText('Probeer opnieuw')[0]?.click())
    now(() => berekening.last().succeed())
    expect(screen.queryByText(/^De berekening is niet gelukt\./)).toBeNull()
  })

  it('the adviser link appears when the host page sets its URL, described as a link to another page', () => {
    const { configure } = showAt(3)
    expect(screen.queryByRole('link')).toBeNull()
    configure({ adviseurZoekenUrl: '/adviseur' })
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toBeVisible()
    expect(screen.getByRole('link')).toHaveAccessibleDescription('Opent een andere pagina.')
    expect(screen.queryByText('Opent een andere pagina.')).not.toBeVisible()
  })
})
