import { atStep3 } from './page/atStep'
import { swipe } from './page/swipe'
import { expect, test } from './test'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('a vertical swipe that begins on a slider scrolls, and leaves the price and the result as they were', async ({
  page,
}) => {
  const { element, click } = await atStep3(page)
  await click('Wat als je iets verandert?')
  const dialog = element.locator('dialog:modal')
  const slider = dialog.getByRole('slider').first()
  await slider.scrollIntoViewIfNeeded()
  const [value, result] = [await slider.inputValue(), await dialog.locator('[data-uitkomst]').innerText()]
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await dialog.evaluate((box) => box.addEventListener('pointercancel', () => box.setAttribute('data-afgebroken', '')))
  await swipe(page, { x: x + 0.8 * width, y: y + height / 2 }, { x: 12, y: -144 })
  await expect(dialog).toHaveAttribute('data-afgebroken')
  await expect(slider).toHaveValue(value)
  await expect(dialog.locator('[data-uitkomst]')).toHaveText(result)
})
