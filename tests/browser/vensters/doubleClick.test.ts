import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { rust } from '../pagina/rust'
import { expect, test } from '../test'
import { isOpen, openersIn, SCHERMEN } from './openers'

/** Whether this opens a dialog, which covers its opener. */
const opensDialog = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => element.matches('[aria-haspopup=dialog]'))

/** Closes what this opener opened. */
const sluit = async (opener: Locator): Promise<void> => {
  if (await opensDialog(opener)) await opener.page().keyboard.press('Escape')
  else await opener.click()
  await expect.poll(() => isOpen(opener)).toBe(false)
}

/** The openers of this part whose content is shut again after a double click, by name. */
const dichtNaDubbelklik = async (plek: Locator): Promise<readonly string[]> => {
  const dicht: string[] = []
  for (const opener of await openersIn(plek)) {
    const naam = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    // Opened once before, so that what is loaded later is there.
    const wasOpen = await isOpen(opener)
    if (!wasOpen) await opener.click()
    await expect.poll(() => isOpen(opener), naam).toBe(true)
    if (await opensDialog(opener))
      dicht.push(...(await dichtNaDubbelklik(plek.locator('dialog[open]'))).map((binnen) => `${naam} > ${binnen}`))
    await sluit(opener)
    await opener.dblclick()
    await rust(plek.page())
    if (await isOpen(opener)) await sluit(opener)
    else dicht.push(naam)
    if (wasOpen) await opener.click()
  }
  return dicht
}

test('what a double click opens stays open, on every opener', async ({ page, geval }) => {
  for (const { naam, toon } of matrix(SCHERMEN))
    await geval(naam, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const { element } = await toon(page, 'MY')
      expect(await dichtNaDubbelklik(element)).toEqual([])
    })
})
