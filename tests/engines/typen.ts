import { describe, expect, it } from 'vitest'

import { type Bezoeker } from './bezoeker'
import { TOETSEN } from './browser'
import { createZiet, INKOMEN } from './ziet'

const { Backspace, Begin, Einde, Rechts, Tab } = TOETSEN

/** Tests of typing an amount, in every engine. */
export const typen = (bezoeker: () => Bezoeker): void => {
  const { heeftWaarde } = createZiet(bezoeker)

  describe('an amount field', () => {
    it('an amount can be corrected in the middle, and is grouped when the field is left', async () => {
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`6500${Begin}${Rechts}0${Einde}${Backspace}${Tab}`)
      await heeftWaarde(INKOMEN, '6.050')
    })

    it('typing after Tab replaces the whole amount', async () => {
      await bezoeker().vulIn(INKOMEN, '60.000')
      await bezoeker().druk('button', 'Stap 1 van 3 Maximale hypotheek')
      await bezoeker().tabNaar('textbox', INKOMEN)
      await bezoeker().toets(`70000${Tab}`)
      await heeftWaarde(INKOMEN, '70.000')
    })

    it('typing in a grouped amount loses no key', async () => {
      await bezoeker().vulIn(INKOMEN, '60.000')
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`${Begin}${Rechts}5${Tab}`)
      await heeftWaarde(INKOMEN, '650.000')
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`${Einde}${Backspace}${Tab}`)
      await heeftWaarde(INKOMEN, '65.000')
    })

    it('Backspace after a dot removes the digit before it', async () => {
      await bezoeker().vulIn(INKOMEN, '350.000')
      await bezoeker().druk('textbox', INKOMEN)
      await bezoeker().toets(`${Begin}${Rechts}${Rechts}${Rechts}${Rechts}${Backspace}${Tab}`)
      await heeftWaarde(INKOMEN, '35.000')
    })

    it.each(['by keys', 'by a command'])('undo and redo %s give only texts that the field had before', async (hoe) => {
      const { druk, toets, toetsMetCtrl, tabTerug, inPagina } = bezoeker()
      const command = (opdracht: string) =>
        inPagina((wat) => Reflect.apply(Reflect.get(document, 'execCommand'), document, [wat]), opdracht)
      const undo = () => (hoe === 'by keys' ? toetsMetCtrl('z') : command('undo'))
      const redo = () => (hoe === 'by keys' ? toetsMetCtrl('y') : command('redo'))
      await druk('textbox', INKOMEN)
      await toets(`60000${Tab}`)
      await tabTerug()
      await toetsMetCtrl('a')
      await toets(`${Backspace}75000`)
      for (const tekst of ['', '60.000']) {
        await undo()
        await heeftWaarde(INKOMEN, tekst)
      }
      for (const tekst of ['', '75000']) {
        await redo()
        await heeftWaarde(INKOMEN, tekst)
      }
      await toets(Tab)
      await heeftWaarde(INKOMEN, '75.000')
    })

    it('keys undo and redo after the field grouped the amount', async () => {
      const { druk, toets, toetsMetCtrl, tabTerug } = bezoeker()
      await druk('textbox', INKOMEN)
      await toets(`4000${Tab}`)
      await tabTerug()
      await toetsMetCtrl('z')
      await heeftWaarde(INKOMEN, '')
      await toetsMetCtrl('y')
      await toets(Tab)
      await heeftWaarde(INKOMEN, '4.000')
    })

    it('a text that is not an amount stays, and the field is marked as invalid', async () => {
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
