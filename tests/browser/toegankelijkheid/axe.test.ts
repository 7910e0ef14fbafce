import { LONG, matrix } from '../../support/matrix'
import { expect, test } from '../test'
import { keurMetAxe, laadAxe } from './axe'
import { openRekenhulp } from '../pagina/rekenhulp'
import { keurMetIbm, laadIbm } from './ibm'
import { openMislukt } from './toestanden'

test.use({ verwachteKlachten: /^Failed to load resource/ })

test('axe holds nothing against the failed state in forced colours', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await laadAxe(page)
  await openMislukt(page, { 'label-code': 'MY' }, false)
  expect(await keurMetAxe(page)).toEqual([])
})

const MOTOREN = [
  { naam: 'axe', laad: laadAxe, keur: keurMetAxe },
  { naam: "IBM's engine", laad: laadIbm, keur: keurMetIbm },
]

for (const { naam, laad, keur } of matrix(MOTOREN))
  test(`${naam} holds nothing against step 1, and sees a field in it that lost its label`, async ({ page }) => {
    await laad(page)
    const { veld } = await openRekenhulp(page)
    expect(await keur(page)).toEqual([])
    await veld('Bruto jaarinkomen').evaluate((invoer) => {
      invoer.id = 'zonder-label'
    })
    expect((await keur(page)).join('\n')).toMatch(/label/)
  })
