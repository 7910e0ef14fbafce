import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { tot } from './browser'
import { createZiet, INKOMEN } from './ziet'

/** The button to the next step, which a bar may cover. */
const VERDER = 'button.verder'

/** Runs in the page: presses the first of these in the calculator; false while there is none. */
const klikIn = (naar: string): boolean => {
  const knop = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(naar)
  knop?.click()
  return knop instanceof HTMLElement
}

/** Runs in the page: the height of the title of the open dialog, in lines. */
const regelsVanTitel = (): number | null => {
  const titel = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog[open] h2')
  return titel ? Math.round(titel.clientHeight / parseFloat(getComputedStyle(titel).lineHeight)) : null
}

/** Runs in the page: what holds the live regions, and what these say. */
const gehoord = (): { readonly plek: string | undefined; readonly tekst: string } => {
  const regio = document.querySelector('[data-hypotheek-orientatie=polite]')
  return { plek: regio?.parentElement?.localName, tekst: regio?.textContent ?? '' }
}

/** Runs in the page: zooms it and opens the first explanation. */
const openUitleg = (zoom: number): void => {
  document.body.style.zoom = String(zoom)
  document
    .querySelector('hypotheek-orientatie')
    ?.shadowRoot?.querySelector<HTMLElement>('[aria-label^=Uitleg]')
    ?.click()
}

/** Runs in the page: the room between the open explanation and its button, in pixels of its style. */
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

/** Runs in the page: the share of the window that the open dialog takes, from the edge. */
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

/** What a visitor may count on of what lies over a page, and of what is said meanwhile, in every engine. */
export const overlays = (visit: () => { readonly bezoeker: Bezoeker; readonly site: string }): void => {
  const { leest } = createZiet(() => visit().bezoeker)

  it('a dialog from the answer in a narrow element has a title of at most three lines', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/smal`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    await bezoeker.inPagina(klikIn, VERDER)
    await bezoeker.vulIn('Vraagprijs van de woning', '300.000')
    await bezoeker.inPagina(klikIn, VERDER)
    await tot(() => bezoeker.inPagina(klikIn, 'section button[aria-haspopup=dialog]'), 'The answer does not appear')
    await expect.poll(() => bezoeker.inPagina(regelsVanTitel)).toBeLessThanOrEqual(3)
  })

  it('a dialog that a double click opens stays open', async () => {
    const { bezoeker } = visit()
    const { x, y } = (await bezoeker.deel('button', 'Bereken jaarinkomen')) ?? { x: 0, y: 0 }
    await bezoeker.dubbelklikOp(x, y)
    await expect.poll(() => bezoeker.deel('textbox', 'Bruto maandinkomen')).not.toBeNull()
    expect(await bezoeker.deel('textbox', 'Bruto maandinkomen')).not.toBeNull()
  })

  it('a calculator in a modal dialog of the page is heard there, and at the end of the page when it has closed', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/dialoog`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    await expect
      .poll(() => bezoeker.inPagina(gehoord))
      .toEqual({ plek: 'dialog', tekst: 'Er heeft een herberekening plaatsgevonden.' })
    await bezoeker.inPagina(() => document.querySelector('dialog')?.close())
    await expect.poll(async () => (await bezoeker.inPagina(gehoord)).plek).toBe('body')
  })

  describe.each([0.8, 1.25])('in a page zoomed by %d', (zoom) => {
    it('an explanation is beside its button', async () => {
      const { bezoeker } = visit()
      await bezoeker.inPagina(openUitleg, zoom)
      await expect.poll(() => bezoeker.inPagina(meetUitleg)).toBe(15)
    })

    it('a long dialog leaves the same room around it', async () => {
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
