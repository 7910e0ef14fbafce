import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { tot } from './browser'
import { createZiet, INKOMEN } from './ziet'

/** The button to the next step, which a bar may cover. */
const VERDER = 'button.verder'

/** Runs in the page. Clicks the first element in the calculator that matches; returns false when there is none. */
const klikIn = (naar: string): boolean => {
  const knop = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(naar)
  knop?.click()
  return knop instanceof HTMLElement
}

/** Runs in the page. Returns the height of the title of the open dialog, in lines. */
const regelsVanTitel = (): number | null => {
  const titel = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog[open] h2')
  return titel ? Math.round(titel.clientHeight / parseFloat(getComputedStyle(titel).lineHeight)) : null
}

/** Runs in the page. Returns the element that contains the live regions, and the polite text. */
const gehoord = (): { readonly plek: string | undefined; readonly tekst: string } => {
  const regio = document.querySelector('[data-hypotheek-orientatie=polite]')
  return { plek: regio?.parentElement?.localName, tekst: regio?.textContent ?? '' }
}

/** Runs in the page. Zooms the page and opens the first explanation. */
const openUitleg = (zoom: number): void => {
  document.body.style.zoom = String(zoom)
  document
    .querySelector('hypotheek-orientatie')
    ?.shadowRoot?.querySelector<HTMLElement>('[aria-label^=Uitleg]')
    ?.click()
}

/** Runs in the page. Returns the space between the open explanation and its button, in CSS pixels before zooming. */
const meetUitleg = (): number | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const knop = root?.querySelector<HTMLElement>('[aria-label^=Uitleg] > span')?.parentElement
  const tip = root?.querySelector<HTMLElement>('[role=note]')
  if (!knop || !tip) return null
  const [vanKnop, vanTip] = [knop.getBoundingClientRect(), tip.getBoundingClientRect()]
  const schaal = vanTip.width / tip.offsetWidth
  const ernaast = Math.max(vanTip.top - vanKnop.bottom, vanKnop.top - vanTip.bottom)
  return Math.round(ernaast / schaal)
}

/** Runs in the page. Returns the height of the window minus that of the open dialog, in CSS pixels before zooming. */
const randVanVenster = (): number | null => {
  const dialoog = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>('dialog[open]')
  const venster = document.createElement('p')
  venster.style.cssText = 'position: fixed; inset: 0; margin: 0'
  dialoog?.append(venster)
  const { height } = venster.getBoundingClientRect()
  venster.remove()
  const schaal = (dialoog?.getBoundingClientRect().width ?? 0) / (dialoog?.offsetWidth ?? 1)
  return dialoog ? Math.round((height - dialoog.getBoundingClientRect().height) / schaal) : null
}

/** Tests of dialogs and explanations over a page, and of announcements meanwhile, in every engine. */
export const overlays = (visit: () => { readonly bezoeker: Bezoeker; readonly site: string }): void => {
  const { leest } = createZiet(() => visit().bezoeker)

  it('a dialog in a narrow element has a title of at most three lines', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/smal`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    await bezoeker.inPagina(klikIn, VERDER)
    await bezoeker.vulIn('Vraagprijs van de woning', '300.000')
    await bezoeker.inPagina(klikIn, VERDER)
    await tot(() => bezoeker.inPagina(klikIn, 'section button[aria-haspopup=dialog]'), 'The answer does not appear')
    await expect.poll(() => bezoeker.inPagina(regelsVanTitel)).toBeLessThanOrEqual(3)
  })

  it('a double click on its button leaves a dialog open', async () => {
    const { bezoeker } = visit()
    const { x, y } = (await bezoeker.deel('button', 'Bereken jaarinkomen')) ?? { x: 0, y: 0 }
    await bezoeker.dubbelklikOp(x, y)
    await expect.poll(() => bezoeker.deel('textbox', 'Bruto maandinkomen')).not.toBeNull()
    expect(await bezoeker.deel('textbox', 'Bruto maandinkomen')).not.toBeNull()
  })

  it('a calculator in a dialog of the page announces there, and in the body after the dialog closes', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/dialoog`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    await expect
      .poll(() => bezoeker.inPagina(gehoord))
      .toEqual({ plek: 'dialog', tekst: 'Er heeft een herberekening plaatsgevonden.' })
    await bezoeker.inPagina(() => document.querySelector('dialog')?.close())
    await expect.poll(async () => (await bezoeker.inPagina(gehoord)).plek).toBe('body')
  })

  describe.each([0.8, 1.25])('a page zoomed by %d', (zoom) => {
    it('an explanation in a zoomed page is 15 px from its button', async () => {
      const { bezoeker } = visit()
      await bezoeker.inPagina(openUitleg, zoom)
      await expect.poll(() => bezoeker.inPagina(meetUitleg)).toBe(15)
    })

    it('a long dialog in a zoomed page leaves 32 px of the window free', async () => {
      const { bezoeker } = visit()
      await bezoeker.vulIn(INKOMEN, '60.000')
      await leest('Je maximale hypotheek', 'Maximale hypotheek', '€ 270.716')
      await bezoeker.druk('button', 'Wat betekenen deze woorden?')
      await expect.poll(() => bezoeker.inPagina(randVanVenster)).not.toBeNull()
      await bezoeker.inPagina((keer) => {
        const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
        for (const vouw of root?.querySelectorAll<HTMLDetailsElement>('dialog details') ?? []) vouw.open = true
        document.body.style.zoom = String(keer)
      }, zoom)
      expect(await bezoeker.inPagina(randVanVenster)).toBe(32)
    })
  })
}
