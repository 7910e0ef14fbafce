import { describe, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { createZiet, INKOMEN } from './ziet'

/** Runs in the page: clicks the first element that matches the selector `naar`; without one, focuses the calculator. */
const gaNaar = (naar: string | null): void => {
  document.querySelector('button')?.focus()
  const rekenhulp = document.querySelector<HTMLElement>('hypotheek-orientatie')
  if (naar === null) rekenhulp?.focus()
  else document.querySelector<HTMLElement>(naar)?.click()
}

/** What a page does with the calculator, and what it forbids, in every engine. */
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

  describe('in a sandbox that forbids printing', () => {
    it('the dialog shows that printing is forbidden and offers the text', async () => {
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
