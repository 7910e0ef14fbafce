import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { meet } from './meetkunde'
import { LONG, matrix } from '../../support/matrix'

const drukAf = (page: Page) => page.emulateMedia({ media: 'print' })

const metWoning = async (page: Page, attributen: Attributen = { 'label-code': 'MY' }) => {
  const rekenhulp = await openRekenhulp(page, attributen)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', '400.000')
  await rekenhulp.vulIn('Eigen geld', '20.000')
  await rekenhulp.klik('Ga verder')
  return rekenhulp
}

/** The background of the screen, and the colours of a title and an amount on it. */
const kleurenVan = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    return ['.kader', 'aside h3', 'aside dd'].flatMap((kies) =>
      [...(root?.querySelectorAll(kies) ?? [])].map((deel) => {
        const { backgroundColor, color } = getComputedStyle(deel)
        return `${kies}: ${color} on ${backgroundColor}`
      }),
    )
  })

for (const breedte of matrix([360, 1280]))
  test(`the page prints from ${breedte} px with our figures and without our controls`, async ({ page }) => {
    await page.setViewportSize({ width: breedte, height: 800 })
    const { element } = await metWoning(page)
    const bediening = element.locator('button, input, a').filter({ visible: true })
    await expect(bediening).not.toHaveCount(0)
    await drukAf(page)
    await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
    await expect(element.getByText('Extra eigen inleg nodig').last()).toBeVisible()
    await expect(element.getByText('Zo betaal je de woning en de kosten')).toBeVisible()
    await expect(bediening).toHaveCount(0)
    expect(await meet(page)).toEqual([])
  })

test('what we go by is printed as text, folded or not', LONG, async ({ page }) => {
  const { element } = await metWoning(page)
  await drukAf(page)
  await expect(element.getByText('annuïteitenhypotheek')).toBeVisible()
  await expect(element.getByText('Je gaat zelf in de woning wonen.')).toBeVisible()
  const tekens = element
    .locator('summary')
    .evaluateAll((koppen) => koppen.map((kop) => getComputedStyle(kop).listStyleType))
  expect(new Set(await tekens)).toEqual(new Set(['none']))
})

test('step 1 prints what can be borrowed, and no empty lines of what comes later', LONG, async ({ page }) => {
  const { element, vulIn } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
  await drukAf(page)
  await expect(element.getByText('Je maximale hypotheek', { exact: true })).toBeVisible()
  await expect(element.getByText('Je benodigde hypotheek')).toBeHidden()
})

for (const labelCode of matrix(['MY', 'FL']))
  test(`paper is white: ${labelCode} in the dark prints in the colours of ${labelCode} in the light`, async ({
    page,
  }) => {
    await metWoning(page, { 'label-code': labelCode })
    await drukAf(page)
    const licht = await kleurenVan(page)
    await page.emulateMedia({ media: null })
    await metWoning(page, { 'label-code': labelCode, kleurmodus: 'donker' })
    expect(await kleurenVan(page)).not.toEqual(licht)
    await drukAf(page)
    expect(await kleurenVan(page)).toEqual(licht)
  })
