import { type Page } from '@playwright/test'

import { NORMJAREN } from '../../../../domain'
import { expect, test } from '../../../browser/test'
import { opGastpagina, rekenhulpMet, staat } from '../../../browser/thuis/gastpagina'
import { firstLoad, LOADER, readManifest } from '../../../support/bundle'

const eersteLading = (normjaar: number): readonly string[] => [...firstLoad(readManifest(), normjaar)].toSorted()

/** Holds back every answer of these files of the element until all of them have been requested. */
const wachtOpAlle = async (page: Page, bestanden: readonly string[]): Promise<void> => {
  const gevraagd = new Set<string>()
  let laatDoor = (): void => undefined
  const doorgang = new Promise<void>((resolve) => {
    laatDoor = resolve
  })
  await page.route('**/element/**', async (route) => {
    const bestand = route.request().url().split('/element/')[1] ?? ''
    if (bestanden.includes(bestand)) {
      gevraagd.add(bestand)
      if (bestanden.every((een) => gevraagd.has(een))) laatDoor()
      await doorgang
    }
    await route.continue()
  })
}

test('the demo page requests all that the first step needs before any of it has come, the loader too', async ({
  page,
  waarschuwingen,
}) => {
  await wachtOpAlle(page, eersteLading(Math.max(...NORMJAREN)))
  await page.goto('/')
  await staat(page)
  expect(waarschuwingen).toEqual([])
})

for (const normjaar of NORMJAREN)
  test(`the loader requests everything else together, with the norms of ${normjaar}`, async ({ page }) => {
    const chunks = eersteLading(normjaar).filter((bestand) => bestand !== LOADER)
    expect(chunks.length).toBeGreaterThan(1)
    await wachtOpAlle(page, chunks)
    await opGastpagina(page, { body: rekenhulpMet(`normjaar="${normjaar}"`) })
  })
