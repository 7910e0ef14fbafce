import { expect, test } from '../../browser/test'
import { keurMetAxe, laadAxe } from '../../browser/toegankelijkheid/axe'
import { keurMetIbm, laadIbm } from '../../browser/toegankelijkheid/ibm'
import { openMislukt } from '../../browser/toegankelijkheid/openMislukt'
import { langsToestanden } from '../../browser/toegankelijkheid/toestanden'
import { meet } from '../../browser/vormgeving/meetkunde'

test.use({ verwachteKlachten: /^Failed to load resource/ })

const MERKEN = ['MY', 'FL']
const TYPES = ['Klant', 'Adviseur']
const KLEURMODI = ['licht', 'donker', 'contrast']
const BREEDTES = [320, 360, 768, 1280]

const weergaven = MERKEN.flatMap((merk) =>
  KLEURMODI.flatMap((kleuren) =>
    BREEDTES.map((breedte, plek) => ({ merk, kleuren, breedte, type: TYPES[plek % TYPES.length] ?? '' })),
  ),
)

for (const { merk, kleuren, breedte, type } of weergaven)
  test(`every state of ${merk} for ${type}, ${kleuren}, ${breedte} px violates nothing and fits`, async ({ page }) => {
    await page.setViewportSize({ width: breedte, height: 740 })
    if (kleuren === 'contrast') await page.emulateMedia({ forcedColors: 'active' })
    await laadAxe(page)
    await laadIbm(page)
    const attributen = { 'label-code': merk, type, kleurmodus: kleuren === 'donker' ? 'donker' : 'licht' }
    const keur = async (toestand: string) => {
      expect.soft(await keurMetAxe(page), `axe: ${toestand}`).toEqual([])
      expect.soft(await keurMetIbm(page), `IBM: ${toestand}`).toEqual([])
      expect.soft(await meet(page), `geometry: ${toestand}`).toEqual([])
    }
    await langsToestanden(page, attributen, keur)
    for (const eerst of [true, false]) {
      await openMislukt(page, attributen, eerst)
      await keur(eerst ? 'failed at once' : 'failed with figures')
    }
  })
