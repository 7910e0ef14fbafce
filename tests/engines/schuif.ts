import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { BENODIGD, doeMetMuis, UITKOMST } from './hoofdtaak'
import { createZiet } from './ziet'

const WAT_ALS = 'Wat als je iets verandert?'

/** What a visitor may count on of a slider, in every engine. */
export const schuifBeweringen = (bezoeker: () => Bezoeker): void => {
  const { leest, heeftFocus, heeftWaarde, isVrij, isWeg } = createZiet(bezoeker)
  describe('a slider', () => {
    it('moves by the arrow keys with its amount, and what it changed is calculated with', async () => {
      const { druk, toets, regel } = bezoeker()
      await doeMetMuis(bezoeker(), leest)
      await druk('button', WAT_ALS)
      await heeftFocus('textbox', 'Vraagprijs van de woning')
      await toets(TOETSEN.Tab)
      await heeftFocus('slider', 'Schuif de vraagprijs')
      await toets(TOETSEN.Links)
      await heeftWaarde('Vraagprijs van de woning', '299.000')
      await toets(TOETSEN.Escape)
      await isWeg('dialog', WAT_ALS)
      await isVrij('button', 'Terug naar je eigen antwoorden')
      await expect.poll(() => regel(BENODIGD, 'Extra eigen inleg nodig')).not.toBe(UITKOMST.inleg)
    })
  })
}
