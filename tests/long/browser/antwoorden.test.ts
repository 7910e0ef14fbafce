import { type Page } from '@playwright/test'

import { opStap3 } from '../../browser/pagina/opStap'
import { type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { rust } from '../../browser/pagina/rust'
import { expect, test } from '../../browser/test'
import { keurMetAxe, laadAxe } from '../../browser/toegankelijkheid/axe'
import { keurMetIbm, laadIbm } from '../../browser/toegankelijkheid/ibm'

const VERGELIJKING = 'Vergelijk rentevaste periodes'

/** What every visitor can ask for on the last step, and what is for a customer or an adviser alone. */
const VOOR_IEDEREEN = [
  'Wat betekenen deze woorden?',
  VERGELIJKING,
  'Bekijk het verloop over 30 jaar',
  'Wat als je iets verandert?',
  'Wat moet er veranderen?',
  'Deel je berekening',
  'Print of bewaar als pdf',
]
const VAN_TYPE = { Klant: 'Neem dit mee naar je adviseur', Adviseur: 'Open een rekenbewijs' } as const

const WEERGAVEN = [
  { breedte: 320, type: 'Klant', 'label-code': 'MY', kleurmodus: 'licht' },
  { breedte: 768, type: 'Adviseur', 'label-code': 'MY', kleurmodus: 'donker' },
  { breedte: 1280, type: 'Klant', 'label-code': 'FL', kleurmodus: 'donker' },
] as const

const keur = async (page: Page, naam: string): Promise<void> => {
  await rust(page)
  expect.soft(await keurMetAxe(page), `axe: ${naam}`).toEqual([])
  expect.soft(await keurMetIbm(page), `IBM: ${naam}`).toEqual([])
}

/** What the comparison says when a service has answered for every period. */
const ALLES_BEREKEND = /(\d+) van de \1 periodes berekend\./

/** Opens a dialog by keyboard, waits for the last that comes in it, has it judged, and closes it. */
const langsVenster = async (
  page: Page,
  { element, knop }: Rekenhulp,
  naam: string,
  laatste?: RegExp,
): Promise<void> => {
  await knop(naam).first().press('Enter')
  const dialoog = element.getByRole('dialog', { name: naam })
  await dialoog.waitFor()
  if (laatste) await expect(dialoog.getByText(laatste)).toBeVisible()
  await keur(page, naam)
  await page.keyboard.press('Escape')
  await expect(dialoog).toBeHidden()
}

/** Opens how a figure came about, from the summary, and has that judged. */
const langsVerhaal = async (page: Page, { element }: Rekenhulp, isSmal: boolean): Promise<void> => {
  if (isSmal) await element.getByRole('button', { name: 'Toon de samenvatting' }).click()
  await element
    .getByRole('button', { name: /^Hoe komen we aan dit bedrag\?/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await element.getByRole('dialog', { name: 'Hoe komen we aan dit bedrag?' }).waitFor()
  await keur(page, 'the story')
}

for (const berekening of ['lokaal', 'server'])
  for (const { breedte, ...attributen } of WEERGAVEN)
    test(`every answer passes two engines, ${berekening}, for ${attributen.type} at ${breedte} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: breedte, height: 740 })
      await laadAxe(page)
      await laadIbm(page)
      const rekenhulp = await opStap3(page, { ...attributen, berekening })
      for (const naam of [...VOOR_IEDEREEN, VAN_TYPE[attributen.type]])
        await test.step(naam, () =>
          langsVenster(
            page,
            rekenhulp,
            naam,
            naam === VERGELIJKING && berekening === 'server' ? ALLES_BEREKEND : undefined,
          ),
        )
      await langsVerhaal(page, rekenhulp, breedte < 900)
    })
