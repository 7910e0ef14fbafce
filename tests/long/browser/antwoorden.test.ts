import { type Page } from '@playwright/test'

import { opStap3 } from '../../browser/pagina/opStap'
import { type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { rust } from '../../browser/pagina/rust'
import { expect, test } from '../../browser/test'
import { keurMetAxe, laadAxe } from '../../browser/toegankelijkheid/axe'
import { keurMetIbm, laadIbm } from '../../browser/toegankelijkheid/ibm'
import { meet } from '../../browser/vormgeving/meetkunde'

const VERHAAL = 'Hoe komen we aan dit bedrag?'
const VERGELIJKING = 'Vergelijk rentevaste periodes'

/** The dialogs of the last step with a shortage, and a text that each shows once it has loaded. */
const VOOR_IEDEREEN: readonly (readonly [knop: string, daar: RegExp])[] = [
  ['Wat betekenen deze woorden?', /^Andere moeilijke woorden/],
  [VERGELIJKING, /^Wat gebeurt er na/],
  ['Bekijk het verloop over 30 jaar', /^Wat je nog moet aflossen/],
  ['Wat als je iets verandert?', /^Wat scheelt het/],
  ['Wat moet er veranderen?', /^Je mist nog/],
  ['Deel je berekening', /^In deze link staan/],
  ['Print of bewaar als pdf', /^Print de uitkomst/],
]
const VAN_TYPE = {
  Klant: ['Neem dit mee naar je adviseur', /^Kopieer/],
  Adviseur: ['Open een rekenbewijs', /^Of plak het rekenbewijs/],
} as const

/**
 * Each brand in each mode and for each audience, in narrow and wide windows (px), calculated locally and by a service.
 */
const WEERGAVEN = [
  { breedte: 320, 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht', berekening: 'lokaal' },
  { breedte: 1280, 'label-code': 'MY', type: 'Adviseur', kleurmodus: 'licht', berekening: 'server' },
  { breedte: 360, 'label-code': 'MY', type: 'Klant', kleurmodus: 'donker', berekening: 'server' },
  { breedte: 1920, 'label-code': 'MY', type: 'Adviseur', kleurmodus: 'donker', berekening: 'lokaal' },
  { breedte: 320, 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'licht', berekening: 'server' },
  { breedte: 1920, 'label-code': 'FL', type: 'Klant', kleurmodus: 'licht', berekening: 'lokaal' },
  { breedte: 768, 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker', berekening: 'lokaal' },
  { breedte: 1280, 'label-code': 'FL', type: 'Klant', kleurmodus: 'donker', berekening: 'server' },
] as const

/** The status of the comparison when a service has answered for every period. */
const ALLES_BEREKEND = /(\d+) van de \1 periodes berekend\./

/** Returns the layout faults. A table in a dialog may be wider, in a box that scrolls. */
const meetAntwoord = async (page: Page, { element }: Rekenhulp): Promise<readonly string[]> => {
  const dialoog = element.getByRole('dialog')
  if ((await dialoog.getByRole('table').count()) === 0) return meet(page)
  const isBreder = await dialoog.evaluate((vak) => vak.scrollWidth > vak.clientWidth)
  return isBreder ? ['the dialog scrolls sideways'] : []
}

/** Checks the open dialog with two engines and by its layout, and attaches pictures, also in forced colours. */
const keur = async (page: Page, rekenhulp: Rekenhulp, naam: string): Promise<void> => {
  const hangAan = async (hoe: string): Promise<void> =>
    test.info().attach(`${naam}${hoe}`, { body: await page.screenshot(), contentType: 'image/png' })
  await rust(page)
  expect.soft(await keurMetAxe(page), `axe: ${naam}`).toEqual([])
  expect.soft(await keurMetIbm(page), `IBM: ${naam}`).toEqual([])
  expect.soft(await meetAntwoord(page, rekenhulp), `geometry: ${naam}`).toEqual([])
  await hangAan('')
  await page.emulateMedia({ forcedColors: 'active' })
  await hangAan(' (forced colours)')
  await page.emulateMedia({ forcedColors: null })
}

for (const { breedte, ...attributen } of WEERGAVEN)
  test(`every dialog passes and fits: ${Object.values(attributen).join(', ')}, at ${breedte} px`, async ({ page }) => {
    await page.setViewportSize({ width: breedte, height: 900 })
    await laadAxe(page)
    await laadIbm(page)
    const rekenhulp = await opStap3(page, attributen)
    const { element, knop } = rekenhulp
    for (const [naam, daar] of [...VOOR_IEDEREEN, VAN_TYPE[attributen.type]])
      await test.step(naam, async () => {
        await knop(naam).first().press('Enter')
        const dialoog = element.getByRole('dialog', { name: naam })
        const isGevraagd = naam === VERGELIJKING && attributen.berekening === 'server'
        await dialoog
          .getByText(isGevraagd ? ALLES_BEREKEND : daar)
          .first()
          .waitFor()
        await keur(page, rekenhulp, naam)
        await page.keyboard.press('Escape')
        await expect(dialoog).toBeHidden()
      })
    const balk = element.getByRole('button', { name: /Toon de samenvatting/ })
    if (await balk.isVisible()) await balk.click()
    await element
      .getByRole('button', { name: new RegExp(`^\\${VERHAAL}`) })
      .last()
      .press('Enter')
    await element.getByRole('dialog', { name: VERHAAL }).waitFor()
    await keur(page, rekenhulp, VERHAAL)
  })
