import { doorloop, openGastpagina, REKENHULP, staat } from './gastpagina'
import { test } from '../test'

test('on a page that added to the prototypes of arrays and strings, the three steps work', async ({ page }) => {
  await page.addInitScript(() => {
    const uitbreiding = { laatste: () => undefined, each: () => undefined }
    Object.assign(Array.prototype, uitbreiding)
    Object.assign(String.prototype, uitbreiding)
  })
  await openGastpagina(page, { body: REKENHULP })
  await doorloop(await staat(page))
})
