import { describe, expect, it } from 'vitest'

import { type Visitor } from './visitor'
import { until } from './browser'
import { createExpectations, INKOMEN } from './expectations'

/** The button to the next step, which a bar may cover. */
const NEXT = 'button.verder'

/** Runs in the page. Clicks the first element in the calculator that matches; returns false when there is none. */
const clickIn = (to: string): boolean => {
  const button = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(to)
  button?.click()
  return button instanceof HTMLElement
}

/** Runs in the page. Returns the height of the title of the open dialog, in lines. */
const titleLines = (): number | null => {
  const title = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog[open] h2')
  return title ? Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)) : null
}

/** Runs in the page. Returns the element that contains the live regions, and the polite text. */
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

/** Runs in the page. Returns the space between the open explanation and its button, in CSS pixels before zooming. */
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

/** Runs in the page. Returns the height of the window minus that of the open dialog, in CSS pixels before zooming. */
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

/** Tests of dialogs and explanations over a page, and of announcements meanwhile, in every engine. */
export const overlays = (visit: () => { readonly visitor: Visitor; readonly site: string }): void => {
  const { reads } = createExpectations(() => visit().visitor)

  it('a dialog in a narrow element has a title of at most three lines', async () => {
    const { visitor, site } = visit()
    await visitor.open(`${site}/smal`)
    await visitor.fillIn(INKOMEN, '60.000')
    await visitor.inPage(clickIn, NEXT)
    await visitor.fillIn('Vraagprijs van de woning', '300.000')
    await visitor.inPage(clickIn, NEXT)
    await until(() => visitor.inPage(clickIn, 'section button[aria-haspopup=dialog]'), 'The answer does not appear')
    await expect.poll(() => visitor.inPage(titleLines)).toBeLessThanOrEqual(3)
  })

  it('a double click on the button of a dialog leaves the dialog open', async () => {
    const { visitor } = visit()
    const { x, y } = (await visitor.part('button', 'Bereken jaarinkomen')) ?? { x: 0, y: 0 }
    await visitor.doubleClickAt(x, y)
    await expect.poll(() => visitor.part('textbox', 'Bruto maandinkomen')).not.toBeNull()
    expect(await visitor.part('textbox', 'Bruto maandinkomen')).not.toBeNull()
  })

  it('a calculator in a dialog of the page announces in the dialog, and in the body after it closes', async () => {
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
    it('an explanation in a zoomed page is 15 px from its button', async () => {
      const { visitor } = visit()
      await visitor.inPage(openExplanation, zoom)
      await expect.poll(() => visitor.inPage(measureExplanation)).toBe(15)
    })

    it('a long dialog in a zoomed page leaves 32 px of the window free', async () => {
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
      expect(await visitor.inPage(dialogMargin)).toBe(32)
    })
  })
}
