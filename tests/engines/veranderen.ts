import { describe, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { BENODIGD, doeMetMuis, UITKOMST } from './hoofdtaak'
import { createZiet } from './ziet'

const VERANDEREN = 'Wat moet er veranderen?'
const TERUG = 'Terug naar je eigen antwoorden'
const TEKORT = 'Extra eigen inleg nodig'

/** What has to change to pay for a home, in every engine. */
export const veranderBeweringen = (bezoeker: () => Bezoeker): void => {
  const { leest, heeftFocus, isWeg } = createZiet(bezoeker)

  describe('what has to change', () => {
    it('is tried by keyboard, and the own answers come back', async () => {
      const { tabNaar, toets } = bezoeker()
      await doeMetMuis(bezoeker(), leest)
      await tabNaar('button', VERANDEREN)
      await toets(TOETSEN.Enter)
      await tabNaar('button', /^Probeer dit met .* meer eigen geld$/)
      await toets(TOETSEN.Enter)
      await isWeg('dialog', VERANDEREN)
      await leest(BENODIGD, TEKORT, '€ 0')
      await tabNaar('button', TERUG)
      await toets(TOETSEN.Enter)
      await leest(BENODIGD, TEKORT, UITKOMST.inleg)
      await isWeg('button', TERUG)
    })

    it('is no transfer tax for a starter', async () => {
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
}
