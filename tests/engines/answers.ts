import { describe, expect, it } from 'vitest'

import { type Visitor } from './visitor'
import { KEYS } from './browser'
import { BENODIGD, createExpectations, completeByMouse, RENTEVAST, OUTCOME } from './expectations'

const { Enter, Escape, Left, Tab } = KEYS
const UITLEG = /^Hoe komen we aan dit bedrag\?/
const VERGELIJK = 'Vergelijk rentevaste periodes'
const VERLOOP = 'Bekijk het verloop over 30 jaar'
const WOORDEN = 'Wat betekenen deze woorden?'
const WAT_ALS = 'Wat als je iets verandert?'
const VERANDEREN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'
const TEKORT = 'Extra eigen inleg nodig'

/** Defines the tests of the dialogs on step 3 and the startersvrijstelling, in every engine. Most use the keyboard. */
export const answerTests = (visitor: () => Visitor): void => {
  const { reads, hasFocus, hasValue, isFree, isGone } = createExpectations(visitor)
  const inCalculator = (selector: string) =>
    visitor().inPage(
      (query) =>
        document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector<HTMLElement>(query)?.innerText ?? '',
      selector,
    )
  const rows = () =>
    visitor().inPage(
      () => document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelectorAll('dialog tr').length,
    )
  const opens = async (button: string | RegExp) => {
    await visitor().tabTo('button', button)
    await visitor().typeKeys(Enter)
  }
  const close = async (name: string | RegExp) => {
    await visitor().typeKeys(Escape)
    await isGone('dialog', name)
    await hasFocus('button', name)
  }

  describe('a slider', () => {
    it('the Left key on the slider *Schuif de vraagprijs* lowers the price; closing the dialog keeps it', async () => {
      const { press, typeKeys, line } = visitor()
      await completeByMouse(visitor(), reads)
      await press('button', WAT_ALS)
      await hasFocus('textbox', 'Vraagprijs van de woning')
      await typeKeys(Tab)
      await hasFocus('slider', 'Schuif de vraagprijs')
      await typeKeys(Left)
      await hasValue('Vraagprijs van de woning', '299.000')
      await typeKeys(Escape)
      await isGone('dialog', WAT_ALS)
      await isFree('button', TERUG)
      await expect.poll(() => line(BENODIGD, TEKORT)).not.toBe(OUTCOME.inleg)
    })
  })

  describe('the dialog "Wat moet er veranderen?"', () => {
    it('by keyboard a visitor tries more own money and returns to the earlier answers', async () => {
      const { tabTo, typeKeys } = visitor()
      await completeByMouse(visitor(), reads)
      await tabTo('button', VERANDEREN)
      await typeKeys(Enter)
      await tabTo('button', /^Probeer dit met .* meer eigen geld$/)
      await typeKeys(Enter)
      await isGone('dialog', VERANDEREN)
      await reads(BENODIGD, TEKORT, '€ 0')
      await tabTo('button', TERUG)
      await typeKeys(Enter)
      await reads(BENODIGD, TEKORT, OUTCOME.inleg)
      await isGone('button', TERUG)
    })

    it('choosing the startersvrijstelling sets *Overdrachtsbelasting* to € 0', async () => {
      const { press, choose } = visitor()
      await completeByMouse(visitor(), reads)
      await press('button', 'Vorige stap')
      await press('button', 'Toon details')
      await reads(BENODIGD, 'Overdrachtsbelasting', '€ 6.000')
      await choose('Kan je de startersvrijstelling gebruiken?', 'Ja')
      await reads(BENODIGD, 'Overdrachtsbelasting', '€ 0')
      await press('button', 'Ga verder')
      await hasFocus('heading', 'Je uitkomst')
    })
  })

  describe('the dialogs of an answer', () => {
    it('by keyboard a visitor opens the glossary and the explanation of a figure, and the focus returns', async () => {
      await completeByMouse(visitor(), reads)
      await opens(WOORDEN)
      await expect.poll(() => inCalculator('dialog')).toContain('De tijd waarin je rente niet verandert.')
      await close(WOORDEN)

      await opens(UITLEG)
      await expect.poll(() => inCalculator('dialog')).toContain('Toon alle stappen')
      await visitor().tabTo('button', 'Toon alle stappen')
      await visitor().typeKeys(Enter)
      await isFree('button', 'Toon alleen de belangrijkste stappen')
      await close(UITLEG)
    })

    it('by keyboard a visitor compares periods, chooses one, and opens the repayment schedule', async () => {
      await completeByMouse(visitor(), reads)
      await opens(VERGELIJK)
      // Counts the rows of both tables, also the folded one: each has a heading and two periods.
      await expect.poll(rows).toBe(6)
      await opens('Netto maandlast')
      await expect.poll(() => inCalculator('dialog th[aria-sort]')).toContain('Netto maandlast')
      await opens('Kies 5 jaar')
      await isGone('dialog', VERGELIJK)
      await hasFocus('button', VERGELIJK)
      await expect.poll(async () => (await visitor().part('combobox', RENTEVAST))?.text).toMatch(/^5 jaar/)

      await opens(VERLOOP)
      await expect.poll(rows).toBe(31)
      await opens('Jaar 1')
      await expect.poll(rows).toBe(43)
      await close(VERLOOP)
    })
  })
}
