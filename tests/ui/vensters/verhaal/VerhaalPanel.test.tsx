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
  fromService,
} from '../../../support/screen'

const KNOP = /^Hoe komen we aan dit bedrag\? Maximale hypotheek: €\s/

const knop = () => screen.getByRole('button', { name: KNOP })
const paneel = () => dialogs.verhaal.inside()
/** Returns the number of groups in the dialog: each step and chapter, folded or not, and a few other elements. */
const stappen = () => paneel().getAllByRole('group', { hidden: true }).length

const open = (opties?: Parameters<typeof showCalculator>[0]) => {
  dialogs.verhaal.show({}, { rentetarieven: { '120': 3.75 }, ...opties })
}

/** Returns the text of each box at the top of the dialog, without the operator before the box. */
const boxes = () => {
  const [lijst = document.body] = paneel().getAllByRole('list')
  return within(lijst)
    .getAllByRole('listitem')
    .map((vak) => readable(vak).replace(/^[→+−=]/, ''))
}

/** Returns for each chapter its title, its outcome, and whether the chapter is unfolded. */
const chapters = () =>
  [...dialogs.verhaal.element().querySelectorAll('summary > h4')].map((kop) => [
    readable(kop),
    readable(kop.nextElementSibling),
    kop.closest('details')?.open,
  ])

/** Waits until the dialog shows this sentence on screen and in its live region. */
const seenAndSaid = async (zin: string | RegExp) => {
  expect(await paneel().findAllByText(zin)).toHaveLength(2)
}

const kopieert = (writeText: Clipboard['writeText']) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

describe("the dialog 'Hoe komen we aan dit bedrag?'", () => {
  it("the button 'Hoe komen we aan dit bedrag?' tells screen readers that it opens a dialog", () => {
    showAt(1)
    expect(knop()).toHaveTextContent(/^Hoe komen we aan dit bedrag\?$/)
    expect(knop()).toHaveAttribute('aria-haspopup', 'dialog')
  })

  it("the button 'Hoe komen we aan dit bedrag?' is hidden without an income, and shown for a maximum of € 0", () => {
    showCalculator()
    expect(screen.queryByRole('button', { name: KNOP })).toBeNull()
    fillIn('Bruto jaarinkomen', '20.000')
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    fillIn('Leningen', '3.000')
    expect(knop()).toHaveAccessibleName('Hoe komen we aan dit bedrag? Maximale hypotheek: €\u00A00')
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' begins with the maximum and the boxes that lead to it", () => {
    open()
    expect(paneel().getByRole('heading', { name: /^Maximale hypotheek: €.270\.716$/ })).toBeVisible()
    expect(boxes()).toEqual([
      'Je inkomen € 60.000 per jaar',
      'Daarvan mag 23,5% naar je hypotheek',
      'Dat is € 1.175 per maand',
      'Daarmee kan je lenen € 270.716 in 30 jaar, bij 3,75% rente en met € 17.000 extra',
    ])
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' does not repeat its boxes in a sentence", () => {
    open()
    expect(
      paneel().getByText('Je betaalt € 1.254 per maand: meer dan € 1.175, door het bedrag dat je extra mag lenen.'),
    ).toBeVisible()
    expect(paneel().queryByText(/^Van je inkomen mag/)).toBeNull()
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' explains 'Netto maandlast' when that figure is chosen", () => {
    open()
    click('Netto maandlast')
    expect(screen.getByRole('button', { name: 'Netto maandlast' })).toHaveAttribute('aria-pressed', 'true')
    expect(boxes().at(-1)).toMatch(/^Netto betaal je € .* per maand$/)
    click('Maximale hypotheek', dialogs.verhaal.element())
    expect(boxes().at(-1)).toMatch(/^Daarmee kan je lenen/)
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' explains more steps after 'Toon alle stappen'", () => {
    open()
    expect(paneel().getByRole('heading', { name: /^Maximale hypotheek: €.270\.716$/ })).toBeVisible()
    const kort = stappen()
    click('Toon alle stappen')
    expect(stappen()).toBeGreaterThan(kort)
    click('Toon alleen de belangrijkste stappen')
    expect(stappen()).toBe(kort)
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' folds its chapters, and shows the outcome of each", () => {
    open()
    expect(chapters()).toEqual([
      ['Wat je bij je inkomen kan lenen', '€ 270.716', false],
      ['Wat er naar schulden gaat', '€ 0 per maand', false],
      ['Welk inkomen meetelt', '€ 60.000 per jaar', false],
      ['Welke rente we gebruiken', '3,75%', false],
    ])
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' folds all its chapters when another figure is chosen", () => {
    open()
    now(() => paneel().getByRole('heading', { name: 'Welk inkomen meetelt' }).click())
    click('Netto maandlast')
    expect(chapters().filter(([, , isOpen]) => isOpen)).toEqual([])
    expect(chapters()[0]).toEqual(['Wat je per maand betaalt', '€ 921 per maand', false])
  })

  it("'Toon alle stappen' unfolds every chapter of the dialog 'Hoe komen we aan dit bedrag?'", () => {
    open()
    click('Toon alle stappen')
    expect(chapters().map(([, , isOpen]) => isOpen)).toEqual([true, true, true, true])
    click('Toon alleen de belangrijkste stappen')
    expect(chapters().map(([, , isOpen]) => isOpen)).toEqual([false, false, false, false])
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' hides the amount after a sentence from screen readers", () => {
    open()
    const zin = paneel().getByText(/^Dat is .* per maand\.$/)
    expect(zin.nextElementSibling).toHaveTextContent('€ 1.175')
    expect(zin.nextElementSibling).toHaveAttribute('aria-hidden', 'true')
    expect(paneel().getByText(/^We gebruiken de tabel/).nextElementSibling).toBeNull()
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' folds the formula and the legal source below a step", () => {
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

  it("the dialog 'Hoe komen we aan dit bedrag?' copies its text, including the folded parts", async () => {
    const writeText = vi.fn(() => Promise.resolve())
    kopieert(writeText)
    open()
    click('Kopieer als tekst')
    await seenAndSaid('De uitleg is gekopieerd.')
    const tekst = readable(String(writeText.mock.calls.flat()[0]))
    expect(tekst.split('\n').slice(0, 4)).toEqual([
      'Hoe komen we aan dit bedrag?',
      'Van je inkomen mag 23,5% naar je hypotheek: € 1.175 per maand.',
      'Daarmee kan je € 253.716 lenen, en je mag € 17.000 extra lenen: samen € 270.716.',
      'Je betaalt € 1.254 per maand: meer dan € 1.175, door het bedrag dat je extra mag lenen.',
    ])
    expect(tekst).toContain('   € 60.000 × 23,5% ÷ 12 = € 1.175')
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' says that copying failed when the browser refuses it", async () => {
    kopieert(() => Promise.reject(new Error('nee')))
    open()
    click('Kopieer als tekst')
    await seenAndSaid(/^Kopiëren lukt niet/)
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' says that a service result has no steps to show", () => {
    open(fromService())
    expect(screen.getByText('Dit bedrag komt van Moneyou. De stappen kunnen we daarom niet laten zien.')).toBeVisible()
    expect(screen.queryByText('Toon alle stappen')).toBeNull()
  })

  it("the dialog 'Hoe komen we aan dit bedrag?' is marked as outdated while an answer is unreadable", () => {
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
