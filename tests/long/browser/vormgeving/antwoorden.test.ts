import { type Page, type TestInfo } from '@playwright/test'

import { opStap3 } from '../../../browser/pagina/opStap'
import { type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { rust } from '../../../browser/pagina/rust'
import { expect, test } from '../../../browser/test'
import { keurMetAxe, laadAxe } from '../../../browser/toegankelijkheid/axe'
import { meet } from '../../../browser/vormgeving/meetkunde'

/** Each brand in each mode, in a narrow and a wide window (px). */
const GEVALLEN = [
  { attributen: { 'label-code': 'MY', kleurmodus: 'licht' }, breedtes: [320, 1280] },
  { attributen: { 'label-code': 'MY', kleurmodus: 'donker' }, breedtes: [360, 1920] },
  { attributen: { 'label-code': 'FL', kleurmodus: 'licht' }, breedtes: [320, 1920] },
  { attributen: { 'label-code': 'FL', kleurmodus: 'donker' }, breedtes: [768, 1280] },
] as const

const VERHAAL = 'Hoe komen we aan dit bedrag?'

/** What is asked of the calculator on its last step by who comes short, and what stands there once it has come. */
const VENSTERS = [
  { knop: 'Wat moet er veranderen?', daar: /^Je mist nog/ },
  { knop: 'Vergelijk rentevaste periodes', daar: /^Wat gebeurt er na/ },
  { knop: 'Bekijk het verloop over 30 jaar', daar: /^Wat je nog moet aflossen/ },
  { knop: 'Wat als je iets verandert?', daar: /^Wat scheelt het/ },
  { knop: 'Deel je berekening', daar: /^In deze link staan/ },
  { knop: 'Print of bewaar als pdf', daar: /^Print op één A4/ },
  { knop: 'Neem dit mee naar je adviseur', daar: /^Kopieer het rekenbewijs/ },
] as const

/** What is wrong with where things stand; a table in a window may be wider, in a box that scrolls. */
const meetAntwoord = async (page: Page, { element }: Rekenhulp): Promise<readonly string[]> => {
  const venster = element.getByRole('dialog')
  if ((await venster.getByRole('table').count()) === 0) return meet(page)
  const isBreder = await venster.evaluate((vak) => vak.scrollWidth > vak.clientWidth)
  return isBreder ? ['the window scrolls sideways'] : []
}

/** Opens each answer, in windows of their own and at last in the summary, and closes the former again. */
const langsAntwoorden = async (
  page: Page,
  { element, klik }: Rekenhulp,
  bijElk: (antwoord: string) => Promise<void>,
): Promise<void> => {
  for (const { knop, daar } of VENSTERS) {
    await klik(knop)
    const venster = element.getByRole('dialog', { name: knop })
    await venster.getByText(daar).first().waitFor()
    await bijElk(knop)
    await page.keyboard.press('Escape')
    await expect(venster).toBeHidden()
  }
  const balk = element.getByRole('button', { name: /Toon de samenvatting/ })
  if (await balk.isVisible()) await balk.click()
  await element
    .getByRole('button', { name: new RegExp(`^\\${VERHAAL}`) })
    .last()
    .click()
  await element.getByText('Toon alle stappen').waitFor()
  await bijElk(VERHAAL)
}

const hangAan = async (page: Page, info: TestInfo, naam: string): Promise<void> => {
  await info.attach(naam, { body: await page.screenshot(), contentType: 'image/png' })
}

for (const { attributen, breedtes } of GEVALLEN) {
  const merk = `${attributen['label-code']}, ${attributen.kleurmodus}`

  for (const breedte of breedtes)
    test(`${merk}: each answer fits and passes axe at ${breedte} px, and in forced colours`, async ({ page }, info) => {
      await laadAxe(page)
      await page.setViewportSize({ width: breedte, height: 900 })
      const rekenhulp = await opStap3(page, attributen)
      await langsAntwoorden(page, rekenhulp, async (antwoord) => {
        await rust(page)
        expect(await keurMetAxe(page), antwoord).toEqual([])
        expect(await meetAntwoord(page, rekenhulp), antwoord).toEqual([])
        await hangAan(page, info, antwoord)
        await page.emulateMedia({ forcedColors: 'active' })
        await hangAan(page, info, `${antwoord} (forced colours)`)
        await page.emulateMedia({ forcedColors: null })
      })
      await page.emulateMedia({ media: 'print' })
      await hangAan(page, info, `${VERHAAL} (paper)`)
    })
}
