import { type Locator } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { rust } from '../pagina/rust'
import { expect, test } from '../test'
import { deelVan, isOpen, openersIn, SCHERMEN } from './openers'

/** Whether this button opens a dialog, which covers the button. */
const opensDialog = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => element.matches('[aria-haspopup=dialog]'))

/** Closes what this button opened. */
const sluit = async (opener: Locator): Promise<void> => {
  if (await opensDialog(opener)) await opener.page().keyboard.press('Escape')
  else await opener.click()
  await expect.poll(() => isOpen(opener)).toBe(false)
}

/** Returns the names of the openers in this part, and in its dialogs, whose content is closed after a double click. */
const dichtNaDubbelklik = async (plek: Locator, isDialoog = false): Promise<readonly string[]> => {
  const dicht: string[] = []
  const openers = await openersIn(plek)
  for (const opener of matrix(openers, isDialoog ? openers.slice(0, 1) : openers)) {
    const naam = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    // Opened once before, so that its chunk is loaded.
    const wasOpen = await isOpen(opener)
    if (!wasOpen) await opener.click()
    await expect.poll(() => isOpen(opener), naam).toBe(true)
    if (await opensDialog(opener))
      dicht.push(
        ...(await dichtNaDubbelklik(plek.page().locator('hypotheek-orientatie dialog[open]'), true)).map(
          (binnen) => `${naam} > ${binnen}`,
        ),
      )
    await sluit(opener)
    await opener.dblclick()
    await rust(plek.page())
    if (await isOpen(opener)) await sluit(opener)
    else dicht.push(naam)
    if (wasOpen) await opener.click()
  }
  return dicht
}

for (const scherm of SCHERMEN)
  test(`a double click on any opener of ${scherm.naam} leaves its content open`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await dichtNaDubbelklik(deelVan(scherm, await scherm.toon(page, 'MY')))).toEqual([])
  })
