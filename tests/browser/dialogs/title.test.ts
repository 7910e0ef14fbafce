import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { cutOffIn } from '../styling/cutOff'
import { expect, test } from '../test'
import { partOf, dialogOpenersIn, SCREENS } from './openers'

/** Returns the faults in the layout of an open dialog. */
const faults = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((element) => {
    const title = element.querySelector('h2')
    const first = title?.parentElement?.nextElementSibling
    if (!title || !first) return ['it has no title with content under it']
    const range = document.createRange()
    const widthOf = (from: number, until: number) => {
      range.setStart(text, from)
      range.setEnd(text, until)
      return range.getClientRects().length === 1 ? range.getBoundingClientRect().width : Infinity
    }
    const text = title.firstChild as Text
    const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => widthOf(index, index + word.length))
    const lines = Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight))
    const box = element.getBoundingClientRect()
    const isFull = element.scrollHeight > element.clientHeight
    const buttons = [...element.querySelectorAll('form > div:last-child > button')].map((button) =>
      button.getBoundingClientRect(),
    )
    const placeFaults = [
      ...(box.left !== 0 || box.right !== innerWidth ? ['it is not as wide as the screen'] : []),
      ...(box.bottom !== innerHeight ? ['it does not rise from the lower edge'] : []),
      ...(isFull && box.top !== 0 ? ['it scrolls and does not fill the screen'] : []),
      ...(buttons.length === 0 ? ['it has no button in its foot'] : []),
      ...(buttons.some((button) => button.top < box.top || button.bottom > innerHeight)
        ? ['a button in its foot is cut off']
        : []),
    ]
    const { top, bottom } = first.getBoundingClientRect()
    return [
      ...(Math.max(...words) > title.clientWidth ? ['the title is narrower than its longest word'] : []),
      ...(lines > 3 ? [`the title has ${lines} lines`] : []),
      ...(top < 0 || Math.min(bottom, top + 100) > innerHeight ? ['its first content is out of view'] : []),
      ...(element.scrollWidth > element.clientWidth ? ['it scrolls sideways'] : []),
      ...(element.getBoundingClientRect().right > innerWidth ? ['it is wider than the window'] : []),
      ...placeFaults,
    ]
  })

/**
 * Opens each dialog that has a button in this part of the calculator, and each dialog with a button in such a dialog.
 * Returns the layout faults of all these dialogs.
 */
const inspect = async (place: Locator, element: Locator, open: readonly string[] = []): Promise<readonly string[]> => {
  const found: string[] = []
  for (const opener of await dialogOpenersIn(place)) {
    await opener.click()
    const dialog = element.locator('dialog[open]').nth(open.length)
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    const path = [...open, await opener.innerText()]
    found.push(...(await faults(dialog)).map((fault) => `${path.join(' > ')}: ${fault}`))
    found.push(...(await inspect(dialog, element, path)))
    found.push(...(await cutOffIn(dialog)).map((fault) => `${path.join(' > ')}: ${fault}`))
    await element.page().keyboard.press('Escape')
    await expect(element.locator('dialog[open]')).toHaveCount(open.length)
  }
  return found
}

const CASES = SCREENS.flatMap((screen) =>
  [320, 360].flatMap((width) => ['MY', 'FL'].map((brand) => ({ screen, width, brand }))),
)

test('dialogs on a phone are full-width with title, content and buttons in view, and cut nothing off', async ({
  page,
  runCase,
}) => {
  for (const { screen, width, brand } of matrix(CASES))
    await runCase(`${screen.name}, ${brand} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      const calculator = await screen.show(page, brand)
      const part = partOf(screen, calculator)
      const openers = await dialogOpenersIn(part)
      expect(openers.length).toBeGreaterThan(1)
      expect(await inspect(part, calculator.element)).toEqual([])
    })
})
