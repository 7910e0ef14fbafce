import { type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { atHostPage, CALCULATOR } from '../host/hostPage'

const hostDialog = `<dialog id="gast">${CALCULATOR}</dialog><script>document.getElementById('gast').showModal()</script>`

/** By ARIA role, a function that opens a layer with that role. It returns the button that must get the focus back. */
const LAYERS = {
  note: async ({ element }: Calculator) => {
    await element.getByRole('button', { name: 'Uitleg' }).first().press('Enter')
    return element.getByRole('button', { name: 'Uitleg' }).first()
  },
  dialog: async ({ button }: Calculator) => {
    await button('Bereken jaarinkomen').press('Enter')
    return button('Bereken jaarinkomen')
  },
  listbox: async ({ click, list, fillIn }: Calculator) => {
    await fillIn('Bruto jaarinkomen', '60.000')
    await click('Ga verder')
    await list('Energielabel').press('ArrowDown')
    return list('Energielabel')
  },
} as const

test('Escape closes a layer of the calculator before the dialog of the host page', async ({ page, runCase }) => {
  for (const [role, open] of Object.entries(LAYERS))
    await runCase(role, async () => {
      const calculator = await atHostPage(page, { body: hostDialog })
      const button = await open(calculator)
      const layer = calculator.element.getByRole(role as keyof typeof LAYERS)
      await expect(layer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(layer).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(page.locator('#gast')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#gast')).toBeHidden()
    })
})
