import { type Locator } from '@playwright/test'

import { opStap3 } from '../pagina/opStap'
import { plekVan } from '../pagina/velden'
import { expect, test } from '../test'

const WAT_ALS = 'Wat als je iets verandert?'
const ATTRIBUTEN = { 'label-code': 'FL', normjaar: '2026' }

/** Returns how far the middle of a mark is above the middle of the first line of the words after it, in pixels. */
const bovenDeWoorden = (merk: Locator): Promise<number> =>
  merk.evaluate((teken) => {
    const midden = ({ top, height }: DOMRect) => top + height / 2
    const bereik = document.createRange()
    if (teken.nextSibling) bereik.selectNode(teken.nextSibling)
    return midden(bereik.getBoundingClientRect()) - midden(teken.getBoundingClientRect())
  })

test('the marks of a chart are level with their words', async ({ page }) => {
  const { element, klik } = await opStap3(page, ATTRIBUTEN)
  const merken = element.locator(':is(dt, li) > span[aria-hidden]:first-child')
  await element.locator('li > span[aria-hidden]:first-child').first().waitFor()
  await klik(WAT_ALS)
  const rijmerken = element.getByRole('dialog').locator('th > span[aria-hidden]')
  await rijmerken.first().waitFor()
  const afstanden = await Promise.all([...(await merken.all()), ...(await rijmerken.all())].map(bovenDeWoorden))
  expect(afstanden.length).toBeGreaterThan(6)
  expect(afstanden.filter((afstand) => Math.abs(afstand) > 1)).toEqual([])
})

test('tables of "Wat als je iets verandert?" align head and figures, with a sticky corner', async ({ page }) => {
  const { element, klik } = await opStap3(page, ATTRIBUTEN)
  await klik(WAT_ALS)
  const koppen = element.getByRole('dialog').locator('thead tr > *')
  await expect(koppen.filter({ hasText: 'Nu' })).toHaveCSS('text-align', 'end')
  const plaatsen = await koppen.evaluateAll((vakken) => vakken.map((vak) => getComputedStyle(vak).position))
  expect(plaatsen).toEqual(['sticky', 'static', 'static', 'sticky', 'static', 'static', 'static'])
})

test('on a phone the filled button of a dialog is above its close button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, klik } = await opStap3(page, ATTRIBUTEN)
  await klik('Neem dit mee naar je adviseur')
  const knop = (naam: string) => element.getByRole('dialog').locator('form > div').last().getByText(naam)
  const kopieer = await plekVan(knop('Kopieer de samenvatting'))
  expect(kopieer.onder).toBeLessThanOrEqual((await plekVan(knop('Sluiten'))).y)
})

test('forced colours give the chart of a price out of reach the colours of the system', async ({ page }) => {
  const { element } = await opStap3(page, ATTRIBUTEN)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const merken = element.locator('li > span[aria-hidden]:first-child')
  await expect(merken.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(merken.last()).toHaveCSS('box-shadow', /^rgb\(255, 255, 255\)/)
})
