import { expect, test } from '../../browser/test'
import { checkWithAxe, loadAxe } from '../../browser/accessibility/axe'
import { checkWithIbm, loadIbm } from '../../browser/accessibility/ibm'
import { openFailed } from '../../browser/accessibility/openFailed'
import { visitStates } from '../../browser/accessibility/states'
import { findLayoutFaults } from '../../browser/styling/layout'

test.use({ expectedComplaints: /^Failed to load resource/ })

const BRANDS = ['MY', 'FL']
const TYPES = ['Klant', 'Adviseur']
const COLOUR_MODES = ['licht', 'donker', 'contrast']
const WIDTHS = [320, 360, 768, 1280]

const views = BRANDS.flatMap((brand) =>
  COLOUR_MODES.flatMap((colours) =>
    WIDTHS.map((width, place) => ({ brand, colours, width, type: TYPES[place % TYPES.length] ?? '' })),
  ),
)

for (const { brand, colours, width, type } of views)
  test(`every state passes axe, IBM and layout checks: ${brand} ${type} ${colours} ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    if (colours === 'contrast') await page.emulateMedia({ forcedColors: 'active' })
    await loadAxe(page)
    await loadIbm(page)
    const attributes = { 'label-code': brand, type, kleurmodus: colours === 'donker' ? 'donker' : 'licht' }
    const check = async (state: string) => {
      expect.soft(await checkWithAxe(page), `axe: ${state}`).toEqual([])
      expect.soft(await checkWithIbm(page), `IBM: ${state}`).toEqual([])
      expect.soft(await findLayoutFaults(page), `geometry: ${state}`).toEqual([])
    }
    await visitStates(page, attributes, check)
    for (const first of [true, false]) {
      await openFailed(page, attributes, first)
      await check(first ? 'failed at once' : 'failed with figures')
    }
  })
