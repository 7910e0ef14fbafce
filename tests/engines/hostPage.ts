import { describe, expect, it } from 'vitest'

import { type Visitor } from './visitor'
import { createExpectations, INKOMEN } from './expectations'

/** Runs in the page. Focuses a button. Then clicks the first match of `to`; if `to` is null, focuses the calculator. */
const goTo = (to: string | null): void => {
  document.querySelector('button')?.focus()
  const calculator = document.querySelector<HTMLElement>('hypotheek-orientatie')
  if (to === null) calculator?.focus()
  else document.querySelector<HTMLElement>(to)?.click()
}

/** Runs in the page. Returns how many pixels the calculator is below the top of the window; undefined when absent. */
const findTop = (): number | undefined => document.querySelector('hypotheek-orientatie')?.getBoundingClientRect().top

/** Runs in the page. Returns the text colour of *Ga verder*; undefined when the button is absent. */
const findTextColour = (): string | undefined => {
  const next = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('[part=knoppen] > .verder')
  return next ? getComputedStyle(next).color : undefined
}

/** Defines the tests of skip links, the browser history, an accent colour and a sandbox, in every engine. */
export const hostPageTests = (visit: () => { readonly visitor: Visitor; readonly site: string }): void => {
  const { hasFocus, isFree } = createExpectations(() => visit().visitor)

  it.each([
    ['a skip link of the page', 'a'],
    ['a label of the page', 'label'],
    ['focus() on the element', null],
  ])('%s focuses the title of the open step', async (_, to) => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/links`)
    await visitor.inPage(goTo, to)
    await hasFocus('heading', 'Maximale hypotheek')
  })

  it('with terugknop, Back and Forward open the other step, focus its title and show the element top', async () => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/terug`)
    await visitor.fillIn(INKOMEN, '60.000')
    await visitor.press('button', 'Ga verder')
    await isFree('button', 'Vorige stap')
    await visitor.inPage(() => history.back())
    await hasFocus('heading', 'Maximale hypotheek')
    await expect.poll(() => visitor.inPage(findTop)).toBeGreaterThanOrEqual(0)
    await visitor.inPage(() => history.forward())
    await hasFocus('heading', 'Benodigde hypotheek')
    await expect.poll(() => visitor.inPage(findTop)).toBeGreaterThanOrEqual(0)
  })

  it('the text of *Ga verder* on a yellow accent is black when the page sets no text colour', async () => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/terug`)
    await isFree('button', 'Ga verder')
    expect(await visitor.inPage(findTextColour)).toMatch(/^(?:lab\(0 0 0\)|rgb\(0, 0, 0\))$/)
  })

  describe('printing in a sandbox', () => {
    it('in a sandbox that forbids printing, *Print de uitkomst* focuses *Kopieer de tekst*', async () => {
      const { visitor, site } = visit()
      await visitor.open(`${site}/zandbak/`)
      await visitor.fillIn(INKOMEN, '60.000')
      await visitor.press('button', 'Ga verder')
      await visitor.fillIn('Vraagprijs van de woning', '250.000')
      await visitor.press('button', 'Ga verder')
      await visitor.press('button', 'Bewaar of deel')
      await visitor.press('button', 'Print de uitkomst')
      await hasFocus('button', 'Kopieer de tekst')
      await isFree('button', 'Kopieer de tekst')
    })
  })
}
