import { describe, expect, it } from 'vitest'

import { type Visitor } from './visitor'
import { until } from './browser'
import { createExpectations, INKOMEN } from './expectations'

/** The button to the next step, which the summary bar may cover. */
const NEXT = 'button.verder'

/**
 * Runs in the page. Clicks the first element in the calculator that the selector `to` matches; returns false for none.
 */
const clickIn = (to: string): boolean => {
  const button = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(to)
  button?.click()
  return button instanceof HTMLElement
}

/** Runs in the page. Returns the height of the title of the open dialog in lines; null when no dialog is open. */
const titleLines = (): number | null => {
  const title = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog[open] h2')
  return title ? Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)) : null
}

/**
 * Runs in the page. Returns the text of the polite live region, and the tag of the element around the region, if any.
 */
const heard = (): { readonly place: string | undefined; readonly text: string } => {
  const region = document.querySelector('[data-hypotheek-orientatie=polite]')
  return { place: region?.parentElement?.localName, text: region?.textContent ?? '' }
}

/** Runs in the page. Zooms the page and opens the first explanation. */
const openExplanation = (zoom: number): void => {
  document.body.style.zoom = String(zoom)
  document
    .querySelector('hypotheek-orientatie')
    ?.shadowRoot?.querySelector<HTMLElement>('[aria-label^=Uitleg]')
    ?.click()
}

/** Runs in the page. Returns the distance in unzoomed px between explanation and button; null if either is absent. */
const measureExplanation = (): number | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const button = root?.querySelector<HTMLElement>('[aria-label^=Uitleg] > span')?.parentElement
  const tip = root?.querySelector<HTMLElement>('[role=note]')
  if (!button || !tip) return null
  const [buttonBox, tipBox] = [button.getBoundingClientRect(), tip.getBoundingClientRect()]
  const scale = tipBox.width / tip.offsetWidth
  const beside = Math.max(tipBox.top - buttonBox.bottom, buttonBox.top - tipBox.bottom)
  return Math.round(beside / scale)
}

/** Runs in the page. Returns the window height that a dialog leaves free, in unzoomed CSS px; null without a dialog. */
const dialogMargin = (): number | null => {
  const dialog = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>('dialog[open]')
  const filler = document.createElement('p')
  filler.style.cssText = 'position: fixed; inset: 0; margin: 0'
  dialog?.append(filler)
  const { height } = filler.getBoundingClientRect()
  filler.remove()
  const scale = (dialog?.getBoundingClientRect().width ?? 0) / (dialog?.offsetWidth ?? 1)
  return dialog ? Math.round((height - dialog.getBoundingClientRect().height) / scale) : null
}

/** Defines the tests of dialogs and explanations over a page, and of announcements while a dialog is open. */
export const overlays = (visit: () => { readonly visitor: Visitor; readonly site: string }): void => {
  const { reads, hasValue } = createExpectations(() => visit().visitor)

  it('a dialog in an element of 320 px wide has a title of at most three lines', async () => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/smal`)
    await visitor.fillIn(INKOMEN, '60.000')
    await visitor.inPage(clickIn, NEXT)
    await visitor.fillIn('Vraagprijs van de woning', '300.000')
    await visitor.inPage(clickIn, NEXT)
    await until(() => visitor.inPage(clickIn, 'section button[aria-haspopup=dialog]'), 'The answer does not appear')
    await expect.poll(() => visitor.inPage(titleLines)).toBeLessThanOrEqual(3)
  })

  it('a double click on *Bereken jaarinkomen* leaves its dialog open', async () => {
    const { visitor } = visit()
    const { x, y } = (await visitor.part('button', 'Bereken jaarinkomen')) ?? { x: 0, y: 0 }
    await visitor.doubleClickAt(x, y)
    await expect.poll(() => visitor.part('textbox', 'Bruto maandinkomen')).not.toBeNull()
    await visitor.press('textbox', 'Bruto maandinkomen')
    await visitor.typeKeys('4000')
    await hasValue('Bruto maandinkomen', '4000')
  })

  it('live regions are in the <dialog> around the calculator, and in the body once that dialog closes', async () => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/dialoog`)
    await visitor.fillIn(INKOMEN, '60.000')
    await expect
      .poll(() => visitor.inPage(heard))
      .toEqual({ place: 'dialog', text: 'Er heeft een herberekening plaatsgevonden.' })
    await visitor.inPage(() => document.querySelector('dialog')?.close())
    await expect.poll(async () => (await visitor.inPage(heard)).place).toBe('body')
  })

  describe.each([0.8, 1.25])('a page zoomed by %d', (zoom) => {
    it(`an explanation on a page zoomed by ${zoom} is 15 px from its button`, async () => {
      const { visitor } = visit()
      await visitor.inPage(openExplanation, zoom)
      await expect.poll(() => visitor.inPage(measureExplanation)).toBe(15)
    })

    it(`a long dialog on a page zoomed by ${zoom} leaves 48 px of the window height free`, async () => {
      const { visitor } = visit()
      await visitor.fillIn(INKOMEN, '60.000')
      await reads('Je maximale hypotheek', 'Maximale hypotheek', '€ 270.716')
      await visitor.press('button', 'Wat betekenen deze woorden?')
      await expect.poll(() => visitor.inPage(dialogMargin)).not.toBeNull()
      await visitor.inPage((round) => {
        const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
        for (const fold of root?.querySelectorAll<HTMLDetailsElement>('dialog details') ?? []) fold.open = true
        document.body.style.zoom = String(round)
      }, zoom)
      expect(await visitor.inPage(dialogMargin)).toBe(48)
    })
  })
}
