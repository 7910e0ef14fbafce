import { type Page } from '@playwright/test'

import { matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { chunkOf, readManifest } from '../support/bundle'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'

const WAT_PAST = 'Wat je kan lenen, is nog niet wat bij je past'

/** The dialogs of the last step for a customer, with their source; one whose chunk others fetch too comes before them. */
const INGANGEN = [
  ['Wat betekenen deze woorden?', /^ui\/vensters\/woorden\/woorden\.tsx$/],
  ['Vergelijk rentevaste periodes', /\/VergelijkingDialog\.tsx$/],
  ['Bekijk het verloop over 30 jaar', /\/VerloopDialog\.tsx$/],
  [WAT_PAST, /\/WatPastDialog\.tsx$/],
  ['Wat als je iets verandert?', /\/WatAlsDialog\.tsx$/],
  ['Wat moet er veranderen?', /^ui\/vensters\/veranderen\/veranderen\.tsx$/],
  ['Deel je berekening', /^ui\/vensters\/delen\/delen\.tsx$/],
  ['Print of bewaar als pdf', /\/AfdrukDialog\.tsx$/],
  ['Neem dit mee naar je adviseur', /^ui\/vensters\/adviseur\/adviseur\.tsx$/],
] as const

/** The dialogs that fit the window; tables in the others scroll sideways. */
const PASSEND = [
  WAT_PAST,
  'Wat als je iets verandert?',
  'Wat moet er veranderen?',
  'Deel je berekening',
  'Print of bewaar als pdf',
]

const open = async ({ element, knop }: Rekenhulp, ingang: string): Promise<void> => {
  await knop(ingang).first().press('Enter')
  await element.getByRole('dialog').waitFor()
}

const sluit = async (page: Page, { element, knop }: Rekenhulp, ingang: string): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(element.getByRole('dialog')).toBeHidden()
  await expect(knop(ingang).first()).toBeFocused()
}

test('the chunk of each dialog is fetched once, when the keyboard opens the dialog', async ({ page, gevraagd }) => {
  const rekenhulp = await opStap3(page)
  const manifest = readManifest()
  const keerGevraagd = (chunk: string) => gevraagd.filter((adres) => adres.endsWith(`/${chunk}`)).length
  for (const [ingang, bron] of INGANGEN) {
    const chunk = chunkOf(manifest, bron)
    expect(keerGevraagd(chunk), ingang).toBe(0)
    for (const keer of ['first', 'again']) {
      await open(rekenhulp, ingang)
      expect(keerGevraagd(chunk), `${ingang} ${keer}`).toBe(1)
      await sluit(page, rekenhulp, ingang)
    }
  }
})

for (const { breedte, ...attributen } of matrix(VENSTERS))
  for (const [type, adviseur] of [
    ['Klant', 'Neem dit mee naar je adviseur'],
    ['Adviseur', 'Open een rekenbewijs'],
  ] as const)
    test(`dialogs of the last step pass axe and fit for a ${type}, at ${breedte} px`, async ({ page }) => {
      await zetVenster(page, breedte)
      const rekenhulp = await opStap3(page, { ...attributen, type })
      for (const ingang of type === 'Klant' ? [...PASSEND, adviseur] : [adviseur])
        await test.step(ingang, async () => {
          await open(rekenhulp, ingang)
          await keur(page)
          await sluit(page, rekenhulp, ingang)
        })
    })

test(`the dialog "${WAT_PAST}" has seven points`, async ({ page }) => {
  const rekenhulp = await opStap3(page)
  await open(rekenhulp, WAT_PAST)
  await expect(rekenhulp.element.getByRole('dialog').getByRole('listitem')).toHaveCount(7)
})
