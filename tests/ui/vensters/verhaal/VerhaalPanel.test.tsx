import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import {
  chooseOption,
  click,
  dialogs,
  showCalculator,
  fillIn,
  now,
  readable,
  showAt,
  vanDienst,
} from '../../../support/screen'

const KNOP = /^Hoe komen we aan dit bedrag\? Maximale hypotheek: € /

const knop = () => screen.getByRole('button', { name: KNOP })
const paneel = () => dialogs.verhaal.inside()
/** How many steps are told of, folded or not. */
const stappen = () => paneel().getAllByRole('group', { hidden: true }).length

const open = (opties?: Parameters<typeof showCalculator>[0]) => {
  dialogs.verhaal.show({}, { rentetarieven: { '120': 3.75 }, ...opties })
}

/** The boxes, each as a screen reader hears it. */
const boxes = () => {
  const [lijst = document.body] = paneel().getAllByRole('list')
  return within(lijst)
    .getAllByRole('listitem')
    .map((vak) => readable(vak).replace(/^[→+−=]/, ''))
}

/** The title of each chapter, what it comes to, and whether it is unfolded. */
const chapters = () =>
  [...dialogs.verhaal.element().querySelectorAll('summary > h4')].map((kop) => [
    readable(kop),
    readable(kop.nextElementSibling),
    kop.closest('details')?.open,
  ])

/** Waits until this stands in the dialog, for the eye and in its live region. */
const seenAndSaid = async (zin: string | RegExp) => {
  expect(await paneel().findAllByText(zin)).toHaveLength(2)
}

const kopieert = (writeText: Clipboard['writeText']) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

describe('the story of the maximum', () => {
  it('is one line until it is asked for', () => {
    showAt(1)
    expect(knop()).toHaveTextContent(/^Hoe komen we aan dit bedrag\?$/)
    expect(knop()).toHaveAttribute('aria-haspopup', 'dialog')
  })

  it('is there of nothing to borrow only where there is an income', () => {
    showCalculator()
    expect(screen.queryByRole('button', { name: KNOP })).toBeNull()
    fillIn('Bruto jaarinkomen', '20.000')
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    fillIn('Leningen', '3.000')
    expect(knop()).toHaveAccessibleName('Hoe komen we aan dit bedrag? Maximale hypotheek: € 0')
  })

  it('begins with the answer and the boxes that lead to it, each heard as a sentence', () => {
    open()
    expect(paneel().getByRole('heading', { name: /^Maximale hypotheek: €.270\.716$/ })).toBeVisible()
    expect(boxes()).toEqual([
      'Je inkomen € 60.000 per jaar',
      'Daarvan mag 23,5% naar je hypotheek',
      'Dat is € 1.175 per maand',
      'Daarmee kan je lenen € 270.716 in 30 jaar, bij 3,75% rente en met € 17.000 extra',
    ])
  })

  it('says beside the boxes what they do not show, and nothing twice', () => {
    open()
    expect(
      paneel().getByText('Je betaalt € 1.254 per maand: meer dan € 1.175, door het bedrag dat je extra mag lenen.'),
    ).toBeVisible()
    expect(paneel().queryByText(/^Van je inkomen mag/)).toBeNull()
  })

  it('tells of another figure of the block when that is chosen', () => {
    open()
    click('Netto maandlast')
    expect(screen.getByRole('button', { name: 'Netto maandlast' })).toHaveAttribute('aria-pressed', 'true')
    expect(boxes().at(-1)).toMatch(/^Netto betaal je € .* per maand$/)
    click('Maximale hypotheek', dialogs.verhaal.element())
    expect(boxes().at(-1)).toMatch(/^Daarmee kan je lenen/)
  })

  it('tells the main steps, and all of them when asked', () => {
    open()
    expect(paneel().getByRole('heading', { name: /^Maximale hypotheek: €.270\.716$/ })).toBeVisible()
    const kort = stappen()
    click('Toon alle stappen')
    expect(stappen()).toBeGreaterThan(kort)
    click('Toon alleen de belangrijkste stappen')
    expect(stappen()).toBe(kort)
  })

  it('has its chapters folded under the boxes, each with what it comes to at the end of its line', () => {
    open()
    expect(chapters()).toEqual([
      ['Wat je bij je inkomen kan lenen', '€ 270.716', false],
      ['Wat er naar schulden gaat', '€ 0 per maand', false],
      ['Welk inkomen meetelt', '€ 60.000 per jaar', false],
      ['Welke rente we gebruiken', '3,75%', false],
    ])
  })

  it('folds the chapters of each figure, whatever was unfolded of the one before', () => {
    open()
    now(() => paneel().getByRole('heading', { name: 'Welk inkomen meetelt' }).click())
    click('Netto maandlast')
    expect(chapters().filter(([, , isOpen]) => isOpen)).toEqual([])
    expect(chapters()[0]).toEqual(['Wat je per maand betaalt', '€ 969 per maand', false])
  })

  it('unfolds every chapter when all steps are asked for, and folds them again', () => {
    open()
    click('Toon alle stappen')
    expect(chapters().map(([, , isOpen]) => isOpen)).toEqual([true, true, true, true])
    click('Toon alleen de belangrijkste stappen')
    expect(chapters().map(([, , isOpen]) => isOpen)).toEqual([false, false, false, false])
  })

  it('has at the end of the line of a step its amount, which a screen reader hears in its sentence only', () => {
    open()
    const zin = paneel().getByText(/^Dat is .* per maand\.$/)
    expect(zin.nextElementSibling).toHaveTextContent('€ 1.175')
    expect(zin.nextElementSibling).toHaveAttribute('aria-hidden', 'true')
    expect(paneel().getByText(/^We gebruiken de tabel/).nextElementSibling).toBeNull()
  })

  it('folds under a step its formula, the rows around the one that counts, and where it stands', () => {
    open()
    const stap = paneel()
      .getByText(/^Volgens de leennormen mag hoogstens/)
      .closest('details')
    expect(stap).toHaveTextContent('Bij € 1.000 meer inkomen blijft het 23,5%.')
    expect(stap).toHaveTextContent('Geldt voor een bindend aanbod in 2025.')
    const regeling = within(stap ?? document.head).getByRole('link', { hidden: true })
    expect(regeling).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wetten\.overheid\.nl\/BWBR/))
    expect(
      paneel()
        .getByText(/^Dat is .* per maand\.$/)
        .closest('details'),
    ).toHaveTextContent('€ 60.000 × 23,5% ÷ 12 = € 1.175')
  })

  it('can be copied as text, with everything that is folded', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    kopieert(writeText)
    open()
    click('Kopieer als tekst')
    await seenAndSaid('De uitleg is gekopieerd.')
    const tekst = String(writeText.mock.calls.flat()[0])
    expect(tekst.split('\n').slice(0, 4)).toEqual([
      'Hoe komen we aan dit bedrag?',
      'Van je inkomen mag 23,5% naar je hypotheek: € 1.175 per maand.',
      'Daarmee kan je € 253.716 lenen, en je mag € 17.000 extra lenen: samen € 270.716.',
      'Je betaalt € 1.254 per maand: meer dan € 1.175, door het bedrag dat je extra mag lenen.',
    ])
    expect(tekst).toContain('   € 60.000 × 23,5% ÷ 12 = € 1.175')
  })

  it('says that it cannot be copied when the browser does not allow it', async () => {
    kopieert(() => Promise.reject(new Error('nee')))
    open()
    click('Kopieer als tekst')
    await seenAndSaid(/^Kopiëren lukt niet/)
  })

  it('says that a service cannot show the steps, also where our own would come to the same', () => {
    open(vanDienst())
    expect(screen.getByText('Dit bedrag komt van Moneyou. De stappen kunnen we daarom niet laten zien.')).toBeVisible()
    expect(screen.queryByText('Toon alle stappen')).toBeNull()
  })

  it('follows a changed answer, and says that it is of earlier ones while one cannot be read, also as text', () => {
    const writeText = vi.fn(() => Promise.resolve())
    kopieert(writeText)
    open()
    const OUD = 'Deze uitleg hoort bij je vorige antwoorden.'
    const verouderd = () => paneel().queryByText(OUD)
    expect(verouderd()).toBeNull()
    fillIn('Bruto jaarinkomen', 'zestig mille')
    expect(verouderd()).toBeVisible()
    click('Kopieer als tekst')
    expect(String(writeText.mock.calls.flat()[0]).split('\n')[1]).toBe(OUD)
    fillIn('Bruto jaarinkomen', '61.000')
    expect(verouderd()).toBeNull()
    expect(paneel().getByText(/^Jouw inkomen telt helemaal mee: €.61\.000 per jaar\.$/)).toBeInTheDocument()
  })
})
