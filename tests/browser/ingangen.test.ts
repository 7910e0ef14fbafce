import { type Page } from '@playwright/test'

import { matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { chunkOf, readManifest } from '../support/bundle'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'

const WAT_PAST = 'Wat je kan lenen, is nog niet wat bij je past'

/** What the last step opens for a customer, with its source; what another fetches too stands before that. */
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

/** Those that fit their place whole; the tables of the others scroll in it. */
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

test('the code of each answer is fetched once, when the keyboard asks for it', async ({ page, gevraagd }) => {
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
    test(`each answer passes axe and fits for a ${type}, at ${breedte}`, async ({ page }) => {
      await zetVenster(page, breedte)
      const rekenhulp = await opStap3(page, { ...attributen, type })
      for (const ingang of type === 'Klant' ? [...PASSEND, adviseur] : [adviseur])
        await test.step(ingang, async () => {
          await open(rekenhulp, ingang)
          await keur(page)
          await sluit(page, rekenhulp, ingang)
        })
    })

test('what a maximum does not say stands in seven points', async ({ page }) => {
  const rekenhulp = await opStap3(page)
  await open(rekenhulp, WAT_PAST)
  await expect(rekenhulp.element.getByRole('dialog').getByRole('listitem')).toHaveCount(7)
})
