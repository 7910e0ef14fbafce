import { describe, expect, it } from 'vitest'

import { type Visitor } from './visitor'
import { KEYS } from './browser'
import { createExpectations, INKOMEN } from './expectations'

const { Backspace, Home, End, Right, Tab } = KEYS

/** Defines the tests of typing an amount, in every engine. */
export const typingTests = (visitor: () => Visitor): void => {
  const { hasValue } = createExpectations(visitor)

  describe('an amount field', () => {
    it('an income can be corrected in the middle, and leaving its field adds the thousands dot', async () => {
      await visitor().press('textbox', INKOMEN)
      await visitor().typeKeys(`6500${Home}${Right}0${End}${Backspace}${Tab}`)
      await hasValue(INKOMEN, '6.050')
    })

    it('typing after Tab into the income field replaces the whole amount', async () => {
      await visitor().fillIn(INKOMEN, '60.000')
      await visitor().press('button', 'Stap 1 van 3 Maximale hypotheek')
      await visitor().tabTo('textbox', INKOMEN)
      await visitor().typeKeys(`70000${Tab}`)
      await hasValue(INKOMEN, '70.000')
    })

    it('typing or deleting a digit in an income with a thousands dot keeps the other digits', async () => {
      await visitor().fillIn(INKOMEN, '60.000')
      await visitor().press('textbox', INKOMEN)
      await visitor().typeKeys(`${Home}${Right}5${Tab}`)
      await hasValue(INKOMEN, '650.000')
      await visitor().press('textbox', INKOMEN)
      await visitor().typeKeys(`${End}${Backspace}${Tab}`)
      await hasValue(INKOMEN, '65.000')
    })

    it('Backspace after the thousands dot of an income removes the digit before the dot', async () => {
      await visitor().fillIn(INKOMEN, '350.000')
      await visitor().press('textbox', INKOMEN)
      await visitor().typeKeys(`${Home}${Right}${Right}${Right}${Right}${Backspace}${Tab}`)
      await hasValue(INKOMEN, '35.000')
    })

    it.each(['by keys', 'by a command'])('undo and redo %s restore earlier texts of the income field', async (how) => {
      const { press, typeKeys, typeWithCtrl, shiftTab, inPage } = visitor()
      const command = (command: string) =>
        inPage((what) => Reflect.apply(Reflect.get(document, 'execCommand'), document, [what]), command)
      const undo = () => (how === 'by keys' ? typeWithCtrl('z') : command('undo'))
      const redo = () => (how === 'by keys' ? typeWithCtrl('y') : command('redo'))
      await press('textbox', INKOMEN)
      await typeKeys(`60000${Tab}`)
      await shiftTab()
      await typeWithCtrl('a')
      await typeKeys(`${Backspace}75000`)
      for (const text of ['', '60.000']) {
        await undo()
        await hasValue(INKOMEN, text)
      }
      for (const text of ['', '75000']) {
        await redo()
        await hasValue(INKOMEN, text)
      }
      await typeKeys(Tab)
      await hasValue(INKOMEN, '75.000')
    })

    it('undo and redo keys clear and restore an income with a thousands dot', async () => {
      const { press, typeKeys, typeWithCtrl, shiftTab } = visitor()
      await press('textbox', INKOMEN)
      await typeKeys(`4000${Tab}`)
      await shiftTab()
      await typeWithCtrl('z')
      await hasValue(INKOMEN, '')
      await typeWithCtrl('y')
      await typeKeys(Tab)
      await hasValue(INKOMEN, '4.000')
    })

    it('text in the income field that is not an amount stays, and the field is marked as invalid', async () => {
      await visitor().fillIn(INKOMEN, 'zestig mille')
      await hasValue(INKOMEN, 'zestig mille')
      expect(
        await visitor().inPage(
          () =>
            document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('input[aria-invalid="true"]') !==
            null,
        ),
      ).toBe(true)
    })
  })
}
