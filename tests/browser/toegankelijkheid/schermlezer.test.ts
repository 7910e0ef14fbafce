import { readdirSync } from 'node:fs'

import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { leesBoom } from './boom'
import { BOMEN, boomVan } from './schermlezer'
import { openMislukt, TOESTANDEN } from './toestanden'

test.describe('in a failed state', () => {
  test.use({ verwachteKlachten: /^Failed to load resource/ })

  test('a screen reader meets what went wrong before the figures it is about', async ({ page }) => {
    await openMislukt(page, { 'label-code': 'FL' }, false)
    expect(await leesBoom(page)).toMatchSnapshot(boomVan('mislukt'))
  })
})

test('a screen reader meets one button in the place of the summary where that is narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openRekenhulp(page, { 'label-code': 'FL', type: 'Adviseur' })
  expect(await leesBoom(page)).toMatchSnapshot(boomVan('smal'))
})

test('every state has its tree, and every tree its state', () => {
  const bestanden = [...TOESTANDEN, 'mislukt', 'smal'].map((toestand) => boomVan(toestand).at(-1))
  expect(readdirSync(`${import.meta.dirname}/${BOMEN}`).toSorted()).toEqual(bestanden.toSorted())
})
