import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Swipes with one finger from `from` over `distance`, both in CSS pixels. The page needs the option `hasTouch`. */
export const swipe = async (page: Page, from: Point, distance: Point): Promise<void> => {
  const steps = 12
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const step of Array.from({ length: steps }, (_, index) => (index + 1) / steps))
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + step * distance.x, y: from.y + step * distance.y }],
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
