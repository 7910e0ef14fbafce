import { LONG } from '../support/matrix'
import { type Page } from '@playwright/test'

import { openVelden, plekVan, staat } from './pagina/velden'
import { expect, test } from './test'

/** As the specification says: 200 px of a list is shown, the rest scrolls. */
const LIJSTHOOGTE = 200

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a list is opened, chosen from and closed', async ({ page }) => {
    await openVelden(page)
    const veld = staat(page, 'lijst', 'Leeg')
    await veld.getByRole('combobox').tap()
    await veld.getByRole('option', { name: '30 jaar' }).tap()
    await expect(veld).toContainText('Waarde: "360"')
    await veld.getByRole('combobox').tap()
    await page.getByRole('heading', { name: 'Lijst' }).tap()
    await expect(veld.getByRole('listbox')).toBeHidden()
  })
})

/** Opens the list of a field that stands at this side of the window. */
const openLijst = async (page: Page, soort: string, naam: string, block: ScrollLogicalPosition) => {
  await openVelden(page)
  const veld = staat(page, soort, naam)
  const [knop, lijst] = [veld.getByRole('combobox'), veld.getByRole('listbox')]
  await knop.evaluate((element, kant) => element.scrollIntoView({ block: kant }), block)
  await knop.click()
  return { knop: await plekVan(knop), lijst, plek: await plekVan(lijst) }
}

test('a list is shown', LONG, async ({ page, geval }) => {
  await geval('200 px of it, under its field', async () => {
    const { knop, plek } = await openLijst(page, 'kolommen', 'Met kolommen', 'start')
    expect(plek.height).toBe(LIJSTHOOGTE)
    expect(plek.y).toBeGreaterThan(knop.onder)
  })

  await geval('above its field when there is no room under it', async () => {
    const { knop, plek } = await openLijst(page, 'kolommen', 'Met kolommen', 'end')
    expect(plek.onder).toBeLessThan(knop.y)
  })

  await geval('cut off by nothing around it', async () => {
    const { lijst, plek } = await openLijst(page, 'afgesneden', 'In een vak dat afsnijdt', 'start')
    const vak = page.locator('[data-velden=afgesneden]')
    expect(plek.onder).toBeGreaterThan((await plekVan(vak)).onder)
    const isGeraakt = await lijst.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      const geraakt = (element.getRootNode() as ShadowRoot).elementFromPoint(left + 20, bottom - 4)
      return element.contains(geraakt)
    })
    expect(isGeraakt).toBe(true)
  })
})

test('an option is pointed at', LONG, async ({ page, geval }) => {
  await geval('by a key: it can be seen whole, under the headings', async () => {
    await openVelden(page)
    const veld = staat(page, 'kolommen', 'Met kolommen')
    await veld.getByRole('combobox').focus()
    for (const toets of ['End', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(toets)
      const lijst = await plekVan(veld.getByRole('listbox'))
      const koppen = await plekVan(veld.getByText('Extra voor energie besparen', { exact: true }))
      const optie = await plekVan(veld.locator('[role=option][data-actief]'))
      expect(optie.y).toBeGreaterThanOrEqual(koppen.onder - 1)
      expect(optie.onder).toBeLessThanOrEqual(lijst.onder)
    }
  })

  await geval('with a mouse: the list does not scroll', async () => {
    await openVelden(page)
    const veld = staat(page, 'kolommen', 'Met kolommen')
    await veld.getByRole('combobox').click()
    const lijst = veld.getByRole('listbox')
    const gescrold = () => lijst.evaluate((element) => element.scrollTop)
    const begin = await gescrold()
    const plek = await plekVan(lijst)
    await page.mouse.move(plek.midden, plek.onder - 3)
    await page.mouse.move(plek.midden + 5, plek.onder - 3)
    expect(await gescrold()).toBe(begin)
  })
})
