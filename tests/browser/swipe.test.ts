import { atStep3 } from './page/atStep'
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
  const from = { x: x + 0.8 * width, y: y + height / 2 }
  const touch = await page.context().newCDPSession(page)
  await dialog.evaluate((box) => box.addEventListener('pointercancel', () => box.setAttribute('data-afgebroken', '')))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const step of Array.from({ length: 12 }, (_, index) => index + 1))
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + step, y: from.y - 12 * step }],
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(dialog).toHaveAttribute('data-afgebroken')
  await expect(slider).toHaveValue(value)
  await expect(dialog.locator('[data-uitkomst]')).toHaveText(result)
})
