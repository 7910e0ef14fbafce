import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { createZiet, INKOMEN } from './ziet'

const { Backspace, Begin, Einde, Rechts, Tab } = TOETSEN

/** What a visitor may count on who types an amount, in every engine. */
export const typen = (bezoeker: () => Bezoeker): void => {
  const { heeftWaarde } = createZiet(bezoeker)

  describe('typing', () => {
    it('can be corrected in the middle, and the amount is grouped when the field is left', async () => {
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`6500${Begin}${Rechts}0${Einde}${Backspace}${Tab}`)
      await heeftWaarde(INKOMEN, '6.050')
    })

    it('replaces the whole amount of a field that Tab comes to', async () => {
      await bezoeker().vulIn(INKOMEN, '60.000')
      await bezoeker().druk('button', 'Stap 1 van 3 Maximale hypotheek')
      await bezoeker().tabNaar('textbox', INKOMEN)
      await bezoeker().toets(`70000${Tab}`)
      await heeftWaarde(INKOMEN, '70.000')
    })

    it('loses no key in an amount that stands grouped', async () => {
      await bezoeker().vulIn(INKOMEN, '60.000')
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`${Begin}${Rechts}5${Tab}`)
      await heeftWaarde(INKOMEN, '650.000')
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`${Einde}${Backspace}${Tab}`)
      await heeftWaarde(INKOMEN, '65.000')
    })

    it('that is no amount stays, and says so', async () => {
      await bezoeker().vulIn(INKOMEN, 'zestig mille')
      await heeftWaarde(INKOMEN, 'zestig mille')
      expect(
        await bezoeker().inPagina(
          () =>
            document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('input[aria-invalid="true"]') !==
            null,
        ),
      ).toBe(true)
    })
  })
}
