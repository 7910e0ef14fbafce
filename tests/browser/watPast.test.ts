import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'
import { keur, zetVenster } from './toegankelijkheid/keur'
import { matrix } from '../support/matrix'

const KOP = 'Wat je kan lenen, is nog niet wat bij je past'

for (const [breedte, labelCode, kleurmodus, berekening] of matrix([
  [320, 'MY', 'donker', 'lokaal'],
  [1280, 'FL', 'licht', 'server'],
] as const))
  test(`the keyboard opens what a maximum does not say, at ${breedte} in ${labelCode}, ${berekening}`, async ({
    page,
  }) => {
    await zetVenster(page, breedte)
    const { element, knop } = await opStap3(page, { 'label-code': labelCode, kleurmodus, berekening })
    await knop(KOP).press('Enter')
    const dialoog = element.getByRole('dialog', { name: KOP })
    await expect(dialoog.getByRole('listitem')).toHaveCount(7)
    await keur(page)
    await page.keyboard.press('Escape')
    await expect(dialoog).toBeHidden()
    await expect(knop(KOP)).toBeFocused()
  })
