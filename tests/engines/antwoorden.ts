import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { doeMetMuis, RENTEVAST } from './hoofdtaak'
import { schuifBeweringen } from './schuif'
import { veranderBeweringen } from './veranderen'
import { createZiet } from './ziet'

const { Enter, Escape } = TOETSEN
const UITLEG = /^Hoe komen we aan dit bedrag\?/
const VERGELIJK = 'Vergelijk rentevaste periodes'
const VERLOOP = 'Bekijk het verloop over 30 jaar'
const WOORDEN = 'Wat betekenen deze woorden?'

/** How the answers of the last step are asked for and read by keyboard, in every engine. */
export const antwoordBeweringen = (bezoeker: () => Bezoeker): void => {
  const { leest, heeftFocus, isVrij, isWeg } = createZiet(bezoeker)
  const inRekenhulp = (vak: string) =>
    bezoeker().inPagina(
      (kiezer) =>
        document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(kiezer)?.innerText ?? '',
      vak,
    )
  const rijen = () =>
    bezoeker().inPagina(
      () => document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelectorAll('dialog tr').length,
    )
  const opent = async (knop: string | RegExp) => {
    await bezoeker().tabNaar('button', knop)
    await bezoeker().toets(Enter)
  }
  const sluit = async (naam: string) => {
    await bezoeker().toets(Escape)
    await isWeg('dialog', naam)
    await heeftFocus('button', naam)
  }

  schuifBeweringen(bezoeker)
  veranderBeweringen(bezoeker)

  describe('an answer', () => {
    it('tells what the words of the screen mean, and how a figure came about', async () => {
      await doeMetMuis(bezoeker(), leest)
      await opent(WOORDEN)
      await expect.poll(() => inRekenhulp('dialog')).toContain('De tijd waarin je rente niet verandert.')
      await sluit(WOORDEN)

      await opent(UITLEG)
      await expect.poll(() => inRekenhulp('dialog')).toContain('Toon alle stappen')
      await bezoeker().tabNaar('button', 'Toon alle stappen')
      await bezoeker().toets(Enter)
      await isVrij('button', 'Toon alleen de belangrijkste stappen')
      await bezoeker().toets(Escape)
      await expect.poll(() => inRekenhulp('dialog')).not.toContain('Toon alle stappen')
      await heeftFocus('button', UITLEG)
    })

    it('compares the periods, from which one is chosen, and shows the thirty years', async () => {
      await doeMetMuis(bezoeker(), leest)
      await opent(VERGELIJK)
      await expect.poll(rijen).toBe(3)
      await opent('Netto maandlast')
      await expect.poll(() => inRekenhulp('dialog th[aria-sort]')).toContain('Netto maandlast')
      await opent('Kies 5 jaar')
      await isWeg('dialog', VERGELIJK)
      await heeftFocus('button', VERGELIJK)
      await expect.poll(async () => (await bezoeker().deel('combobox', RENTEVAST))?.tekst).toMatch(/^5 jaar/)

      await opent(VERLOOP)
      await expect.poll(rijen).toBe(31)
      await opent('Jaar 1')
      await expect.poll(rijen).toBe(43)
      await sluit(VERLOOP)
    })
  })
}
