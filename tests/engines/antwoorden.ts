import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { BENODIGD, createZiet, doeMetMuis, RENTEVAST, UITKOMST } from './ziet'

const { Enter, Escape, Links, Tab } = TOETSEN
const UITLEG = /^Hoe komen we aan dit bedrag\?/
const VERGELIJK = 'Vergelijk rentevaste periodes'
const VERLOOP = 'Bekijk het verloop over 30 jaar'
const WOORDEN = 'Wat betekenen deze woorden?'
const WAT_ALS = 'Wat als je iets verandert?'
const VERANDEREN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'
const TEKORT = 'Extra eigen inleg nodig'

/** Tests of the dialogs of the last step, opened and read by keyboard, in every engine. */
export const antwoordBeweringen = (bezoeker: () => Bezoeker): void => {
  const { leest, heeftFocus, heeftWaarde, isVrij, isWeg } = createZiet(bezoeker)
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

  describe('a slider', () => {
    it('the arrow keys move a slider, and its amount is calculated with after the dialog closes', async () => {
      const { druk, toets, regel } = bezoeker()
      await doeMetMuis(bezoeker(), leest)
      await druk('button', WAT_ALS)
      await heeftFocus('textbox', 'Vraagprijs van de woning')
      await toets(Tab)
      await heeftFocus('slider', 'Schuif de vraagprijs')
      await toets(Links)
      await heeftWaarde('Vraagprijs van de woning', '299.000')
      await toets(Escape)
      await isWeg('dialog', WAT_ALS)
      await isVrij('button', TERUG)
      await expect.poll(() => regel(BENODIGD, TEKORT)).not.toBe(UITKOMST.inleg)
    })
  })

  describe('the dialog "Wat moet er veranderen?"', () => {
    it('the keyboard tries a change and goes back to the own answers', async () => {
      const { tabNaar, toets } = bezoeker()
      await doeMetMuis(bezoeker(), leest)
      await tabNaar('button', VERANDEREN)
      await toets(Enter)
      await tabNaar('button', /^Probeer dit met .* meer eigen geld$/)
      await toets(Enter)
      await isWeg('dialog', VERANDEREN)
      await leest(BENODIGD, TEKORT, '€ 0')
      await tabNaar('button', TERUG)
      await toets(Enter)
      await leest(BENODIGD, TEKORT, UITKOMST.inleg)
      await isWeg('button', TERUG)
    })

    it('the starters exemption removes the transfer tax', async () => {
      const { druk, kies } = bezoeker()
      await doeMetMuis(bezoeker(), leest)
      await druk('button', 'Vorige stap')
      await druk('button', 'Toon details')
      await leest(BENODIGD, 'Overdrachtsbelasting', '€ 6.000')
      await kies('Kan je de startersvrijstelling gebruiken?', 'Ja')
      await leest(BENODIGD, 'Overdrachtsbelasting', '€ 0')
      await druk('button', 'Ga verder')
      await heeftFocus('heading', 'Rentevaste periode')
    })
  })

  describe('the dialogs of an answer', () => {
    it('the keyboard opens the glossary and the explanation of a figure, and the focus returns', async () => {
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

    it('the keyboard compares periods, chooses one, and opens the course over thirty years', async () => {
      await doeMetMuis(bezoeker(), leest)
      await opent(VERGELIJK)
      // The open table; the second table is folded.
      await expect.poll(rijen).toBe(6)
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
