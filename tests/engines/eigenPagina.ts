import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { createZiet, INKOMEN } from './ziet'

/** Runs in the page: clicks the first element that matches the selector `naar`; without one, focuses the calculator. */
const gaNaar = (naar: string | null): void => {
  document.querySelector('button')?.focus()
  const rekenhulp = document.querySelector<HTMLElement>('hypotheek-orientatie')
  if (naar === null) rekenhulp?.focus()
  else document.querySelector<HTMLElement>(naar)?.click()
}

/** Runs in the page. Returns how far the top of the calculator is below that of the window, in pixels. */
const zoekBovenkant = (): number | undefined =>
  document.querySelector('hypotheek-orientatie')?.getBoundingClientRect().top

/** Runs in the page. Returns the text colour of the main button. */
const zoekTekstkleur = (): string | undefined => {
  const verder = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('[part=knoppen] > .verder')
  return verder ? getComputedStyle(verder).color : undefined
}

/** Tests of what a page does with the calculator and what it forbids, in every engine. */
export const eigenPagina = (visit: () => { readonly bezoeker: Bezoeker; readonly site: string }): void => {
  const { heeftFocus, isVrij } = createZiet(() => visit().bezoeker)

  it.each([
    ['a skip link', 'a'],
    ['a label', 'label'],
    ['focus()', null],
  ])('%s of the page focuses the title of the open step', async (_, naar) => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/links`)
    await bezoeker.inPagina(gaNaar, naar)
    await heeftFocus('heading', 'Maximale hypotheek')
  })

  it('Back and Forward open the previous and the next step, with the title focused and the top in view', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/terug`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    await bezoeker.druk('button', 'Ga verder')
    await isVrij('button', 'Vorige stap')
    await bezoeker.inPagina(() => history.back())
    await heeftFocus('heading', 'Maximale hypotheek')
    await expect.poll(() => bezoeker.inPagina(zoekBovenkant)).toBeGreaterThanOrEqual(0)
    await bezoeker.inPagina(() => history.forward())
    await heeftFocus('heading', 'Benodigde hypotheek')
    await expect.poll(() => bezoeker.inPagina(zoekBovenkant)).toBeGreaterThanOrEqual(0)
  })

  it('text on a bright accent is black when the page sets no text colour', async () => {
    const { bezoeker, site } = visit()
    await bezoeker.open(`${site}/terug`)
    await isVrij('button', 'Ga verder')
    expect(await bezoeker.inPagina(zoekTekstkleur)).toMatch(/^(?:lab\(0 0 0\)|rgb\(0, 0, 0\))$/)
  })

  describe('printing in a sandbox', () => {
    it('a sandbox that forbids printing shows the button that copies the text', async () => {
      const { bezoeker, site } = visit()
      await bezoeker.open(`${site}/zandbak/`)
      await bezoeker.vulIn(INKOMEN, '60.000')
      await bezoeker.druk('button', 'Ga verder')
      await bezoeker.vulIn('Vraagprijs van de woning', '250.000')
      await bezoeker.druk('button', 'Ga verder')
      await bezoeker.druk('button', 'Print of bewaar als pdf')
      await bezoeker.druk('button', 'Print de uitkomst')
      await heeftFocus('button', 'Kopieer de tekst')
      await isVrij('button', 'Kopieer de tekst')
    })
  })
}
