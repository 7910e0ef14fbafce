import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { leesBoom } from './boom'
import { langsToestanden, openMislukt } from './toestanden'

const bestandVan = (toestand: string): string[] => ['schermlezer', `${toestand.replaceAll(' ', '-')}.txt`]

test('a screen reader meets every state in this order, by these names', async ({ page }) => {
  test.setTimeout(120_000)
  await langsToestanden(page, { 'label-code': 'MY' }, async (toestand) => {
    expect.soft(await leesBoom(page)).toMatchSnapshot(bestandVan(toestand))
  })
})

test.describe('in a failed state', () => {
  test.use({ verwachteKlachten: /^Failed to load resource/ })

  test('a screen reader meets what went wrong before the figures it is about', async ({ page }) => {
    await openMislukt(page, { 'label-code': 'FL' }, false)
    expect(await leesBoom(page)).toMatchSnapshot(bestandVan('mislukt'))
  })
})

test('a screen reader meets one button in the place of the summary where that is narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openRekenhulp(page, { 'label-code': 'FL', type: 'Adviseur' })
  expect(await leesBoom(page)).toMatchSnapshot(bestandVan('smal'))
})
