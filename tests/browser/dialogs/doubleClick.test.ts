import { type Locator } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { whenStill } from '../page/whenStill'
import { expect, test } from '../test'
import { partOf, isOpen, openersIn, SCREENS } from './openers'

/** Whether this button opens a dialog, which covers the button. */
const opensDialog = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => element.matches('[aria-haspopup=dialog]'))

/** Closes the content that this opener opened. */
const close = async (opener: Locator): Promise<void> => {
  if (await opensDialog(opener)) await opener.page().keyboard.press('Escape')
  else await opener.click()
  await expect.poll(() => isOpen(opener)).toBe(false)
}

/**
 * Double-clicks each opener in a part of the page, and in the dialogs that these openers open. Returns the names of the
 * openers whose content is closed after the double-click.
 */
const closedAfterDoubleClick = async (place: Locator): Promise<readonly string[]> => {
  const closed: string[] = []
  for (const opener of await openersIn(place)) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    // Opens the content once first, so that its chunk is loaded.
    const wasOpen = await isOpen(opener)
    if (!wasOpen) await opener.click()
    await expect.poll(() => isOpen(opener), name).toBe(true)
    if (await opensDialog(opener))
      closed.push(
        ...(await closedAfterDoubleClick(place.page().locator('hypotheek-orientatie dialog[open]'))).map(
          (inner) => `${name} > ${inner}`,
        ),
      )
    await close(opener)
    await opener.dblclick()
    await whenStill(place.page())
    if (await isOpen(opener)) await close(opener)
    else closed.push(name)
    if (wasOpen) await opener.click()
  }
  return closed
}

for (const screen of SCREENS)
  test(`content opened by double-clicking its button stays open, on ${screen.name}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const part = partOf(screen, await screen.show(page, 'MY'))
    expect((await openersIn(part)).length).toBeGreaterThan(1)
    expect(await closedAfterDoubleClick(part)).toEqual([])
  })
