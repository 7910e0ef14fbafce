import { LONG } from '../support/matrix'
import { boxOf, fieldIn, openFields } from './page/fields'
import { expect, test } from './test'

test.describe('an explanation', LONG, () => {
  const viewports = [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
    { width: 320, height: 200 },
  ]
  test('an open explanation is at least 5 px inside the window on all sides', async ({ page, runCase }) => {
    for (const viewport of viewports)
      await runCase(`in ${viewport.width} by ${viewport.height} px`, async () => {
        await page.setViewportSize(viewport)
        await openFields(page)
        const field = fieldIn(page, 'lijst', 'Met uitleg')
        await field.getByRole('button', { name: /^Uitleg/ }).click()
        const explanation = await boxOf(field.getByRole('note'))
        expect(explanation.x).toBeGreaterThanOrEqual(5)
        expect(explanation.right).toBeLessThanOrEqual(viewport.width - 5)
        expect(explanation.y).toBeGreaterThanOrEqual(5)
        expect(explanation.bottom).toBeLessThanOrEqual(viewport.height - 5)
      })
  })

  test('an open explanation stays 15 px below its button when the page scrolls', async ({ page }) => {
    await openFields(page)
    const field = fieldIn(page, 'lijst', 'Met uitleg')
    const button = field.getByRole('button', { name: /^Uitleg/ })
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await button.click()
    const distance = async () => (await boxOf(field.getByRole('note'))).y - (await boxOf(button)).bottom
    expect(await distance()).toBeCloseTo(15, 0)
    await page.mouse.wheel(0, 60)
    await expect.poll(distance).toBeCloseTo(15, 0)
  })
})
