import { opStap3 } from './pagina/opStap3'
import { expect, test } from './test'
import { keur, zetVenster } from './toegankelijkheid/keur'
import { matrix } from '../support/matrix'

const KOP = 'Wat je kan lenen, is nog niet wat bij je past'

for (const [breedte, labelCode, kleurmodus, berekening] of matrix([
  [320, 'MY', 'donker', 'lokaal'],
  [1280, 'FL', 'licht', 'server'],
] as const))
  test(`the keyboard unfolds what a maximum does not say, at ${breedte} in ${labelCode}, ${berekening}`, async ({
    page,
  }) => {
    await zetVenster(page, breedte)
    const { element } = await opStap3(page, { 'label-code': labelCode, kleurmodus, berekening })
    const punten = element.locator('details', { hasText: KOP }).getByRole('listitem')
    await expect(punten.first()).toBeHidden()
    await element.locator('summary', { hasText: KOP }).focus()
    await page.keyboard.press('Enter')
    await expect(punten).toHaveCount(7)
    await expect(punten.first()).toBeVisible()
    await keur(page)
  })
