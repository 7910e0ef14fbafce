import { type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { opGastpagina, REKENHULP } from '../host/hostPage'

const gastdialoog = `<dialog id="gast">${REKENHULP}</dialog><script>document.getElementById('gast').showModal()</script>`

/** For each role: opens a layer over the calculator, and returns the button that gets the focus back. */
const LAGEN = {
  note: async ({ element }: Rekenhulp) => {
    await element.getByRole('button', { name: 'Uitleg' }).first().press('Enter')
    return element.getByRole('button', { name: 'Uitleg' }).first()
  },
  dialog: async ({ knop }: Rekenhulp) => {
    await knop('Bereken jaarinkomen').press('Enter')
    return knop('Bereken jaarinkomen')
  },
  listbox: async ({ klik, lijst, vulIn }: Rekenhulp) => {
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').press('ArrowDown')
    return lijst('Energielabel')
  },
} as const

test('Escape closes the layer of the calculator before the dialog of the page', async ({ page, geval }) => {
  for (const [rol, open] of Object.entries(LAGEN))
    await geval(rol, async () => {
      const rekenhulp = await opGastpagina(page, { body: gastdialoog })
      const knop = await open(rekenhulp)
      const laag = rekenhulp.element.getByRole(rol as keyof typeof LAGEN)
      await expect(laag).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(laag).toHaveCount(0)
      await expect(knop).toBeFocused()
      await expect(page.locator('#gast')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#gast')).toBeHidden()
    })
})
