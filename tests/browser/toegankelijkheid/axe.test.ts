import { expect, test } from '../test'
import { keurMetAxe, laadAxe } from './axe'
import { openRekenhulp } from '../pagina/rekenhulp'
import { keurMetIbm, laadIbm } from './ibm'
import { langsToestanden, openMislukt } from './toestanden'

test.use({ verwachteKlachten: /^Failed to load resource/ })

const WEERGAVEN = [
  { naam: 'Moneyou, light and narrow', breedte: 320, 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht' },
  { naam: 'Florius, dark and wide', breedte: 1280, 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker' },
]

for (const { naam, breedte, ...attributen } of WEERGAVEN)
  test(`axe holds nothing against any state for ${naam}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: breedte, height: 740 })
    await laadAxe(page)
    await langsToestanden(page, attributen, async (toestand) => {
      expect.soft(await keurMetAxe(page), toestand).toEqual([])
    })
    await openMislukt(page, attributen, true)
    expect(await keurMetAxe(page)).toEqual([])
  })

test('axe holds nothing against the failed state in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await laadAxe(page)
  await openMislukt(page, { 'label-code': 'MY' }, false)
  expect(await keurMetAxe(page)).toEqual([])
})

const MOTOREN = [
  { naam: 'axe', laad: laadAxe, keur: keurMetAxe },
  { naam: "IBM's engine", laad: laadIbm, keur: keurMetIbm },
]

for (const { naam, laad, keur } of MOTOREN)
  test(`${naam} holds nothing against step 1, and sees a field in it that lost its label`, async ({ page }) => {
    await laad(page)
    const { veld } = await openRekenhulp(page)
    expect(await keur(page)).toEqual([])
    await veld('Bruto jaarinkomen').evaluate((invoer) => {
      invoer.id = 'zonder-label'
    })
    expect((await keur(page)).join('\n')).toMatch(/label/)
  })
