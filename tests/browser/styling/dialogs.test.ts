import { type Locator } from '@playwright/test'

import { atStep3 } from '../page/atStep'
import { boxOf } from '../page/fields'
import { expect, test } from '../test'

const WAT_ALS = 'Wat als je iets verandert?'
const ATTRIBUTES = { 'label-code': 'FL', normjaar: '2026' }
/** Amounts without a shortage, so that a mark has no pattern. */
const ENOUGH = { inkomen: '60.000', price: '200.000', eigenGeld: '20.000' }

/** Returns how many pixels the middle of a mark is above the middle of the text right after it. */
const aboveWords = (mark: Locator): Promise<number> =>
  mark.evaluate((sign) => {
    const middle = ({ top, height }: DOMRect) => top + height / 2
    const range = document.createRange()
    if (sign.nextSibling) range.selectNode(sign.nextSibling)
    return middle(range.getBoundingClientRect()) - middle(sign.getBoundingClientRect())
  })

test('marks are level with their text and show in forced colours; the first heading of a table is sticky', async ({
  page,
}) => {
  const { element, click } = await atStep3(page, ATTRIBUTES, ENOUGH)
  const marks = element.locator(':is(dt, li) > span[aria-hidden]:first-child')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const shortage = element.locator('dt', { hasText: 'Extra eigen inleg nodig' }).locator('span')
  await expect(shortage, 'the mark of an amount of 0').toHaveCSS('box-shadow', /^rgb\(255, 255, 255\)/)
  const distances = await Promise.all((await marks.all()).map(aboveWords))

  await atStep3(page, ATTRIBUTES)
  await expect(element.locator('[data-spoor]'), 'the price line').toHaveCSS('border-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
  await click(WAT_ALS)
  const rowMarks = element.getByRole('dialog').locator('th > span[aria-hidden]')
  await rowMarks.first().waitFor()
  distances.push(...(await Promise.all([...(await marks.all()), ...(await rowMarks.all())].map(aboveWords))))
  expect(distances.length).toBeGreaterThan(9)
  expect(distances.filter((distance) => Math.abs(distance) > 1)).toEqual([])

  const headings = element.getByRole('dialog').locator('thead tr > *')
  await expect(headings.filter({ hasText: 'Nu' }), 'the heading "Nu" is right-aligned').toHaveCSS('text-align', 'end')
  const places = await headings.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).position))
  expect(places, 'the first heading is sticky').toEqual(['sticky', 'static', 'sticky', 'static', 'static', 'static'])
})

test('on a phone the first screen of "Bewaar of deel" shows its three choices with their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { element, click } = await atStep3(page, { ...ATTRIBUTES, 'adviseur-zoeken-url': '/doorklik.html' })
  await click('Bewaar of deel')
  const dialog = element.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Bewaar het rekenbewijs als bestand' })).toBeVisible()
  const foot = await boxOf(dialog.locator('[data-inhoud] > div').last())
  for (const name of ['Kopieer de link', 'Print de uitkomst', 'Kopieer de samenvatting'])
    expect((await boxOf(dialog.getByRole('button', { name }))).bottom, name).toBeLessThanOrEqual(foot.y)
})
