import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'

test('on a page that added to the prototypes of arrays and strings, the three steps work', async ({ page }) => {
  await page.addInitScript(() => {
    const uitbreiding = { laatste: () => undefined, each: () => undefined }
    Object.assign(Array.prototype, uitbreiding)
    Object.assign(String.prototype, uitbreiding)
  })
  await openGastpagina(page, { body: REKENHULP })
  await doorloop(await staat(page))
})

test('the calculator adds nothing to the window, to Reflect or to a prototype of its page', async ({ page }) => {
  const kijk = () =>
    page.evaluate(() =>
      [window, Reflect, Object.prototype, Array.prototype, Function.prototype, Element.prototype].map((deel) =>
        Reflect.ownKeys(deel).map(String).toSorted(),
      ),
    )
  await openGastpagina(page, { body: '<main></main>' })
  const ervoor = await kijk()
  await page.evaluate((rekenhulp) => {
    document.querySelector('main')?.append(document.createRange().createContextualFragment(rekenhulp))
  }, REKENHULP)
  await doorloop(await staat(page))
  expect(await kijk()).toEqual(ervoor)
})
