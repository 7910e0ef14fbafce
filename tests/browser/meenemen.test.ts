import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'

import { toAntwoord } from '../../domain'
import { formatGedeeld, type Gedeeld } from '../../domain/orientatie'
import { LONG, matrix } from '../support/matrix'
import { gezegd, luister } from './pagina/bijgehouden'
import { opStap3 } from './pagina/opStap'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { openGastpagina } from './host/hostPage'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'

const MEENEMEN = 'Neem dit mee naar je adviseur'
const OPENEN = 'Open een rekenbewijs'

const DEEL = 'Deel je berekening'
const BEKIJK = 'Bekijk deze berekening'
const INKOMEN = 'Bruto jaarinkomen'

const GEDEELD: Gedeeld = {
  labelCode: 'MY',
  normjaar: 2025,
  datum: '2025-06-01',
  antwoorden: [toAntwoord('eigen.inkomen', 61_234)],
}

const BEDRAGEN = { inkomen: '61.234', prijs: '287.654', eigenGeld: '' }

const bewaarBewijs = async (page: Page, { klik }: Rekenhulp): Promise<string> => {
  await klik(MEENEMEN)
  const download = page.waitForEvent('download')
  await klik('Bewaar het rekenbewijs als bestand')
  return (await download).path()
}

test('a changed receipt pasted by keyboard is reported as changed, with the recalculated figures', async ({ page }) => {
  const bestand = await bewaarBewijs(page, await opStap3(page, {}, BEDRAGEN))
  const bewijs = await readFile(bestand, 'utf8')
  const { element, knop } = await opStap3(page, { type: 'Adviseur' }, BEDRAGEN)
  await knop(OPENEN).press('Enter')
  await element.getByLabel('Of plak het rekenbewijs').focus()
  await page.keyboard.insertText(bewijs.replace('61234', '91234'))
  await page.keyboard.press('Enter')
  const regels = element.getByRole('dialog').getByRole('listitem')
  await expect(regels.first()).toHaveText('Het bewijs is veranderd nadat het gemaakt is.')
  await expect(regels.nth(1)).toHaveText(/^Maximale hypotheek: in het bewijs €\s[\d.]+,00, nagerekend €\s[\d.]+,00\.$/)
})

for (const berekening of matrix(['lokaal', 'server']))
  test(`an adviser continues with a receipt from the first step on a phone (${berekening})`, async ({ page }) => {
    const bestand = await bewaarBewijs(page, await opStap3(page, {}, BEDRAGEN))
    await page.setViewportSize({ width: 360, height: 740 })
    const { element, knop, klik, veld } = await openRekenhulp(page, {
      'label-code': 'MY',
      type: 'Adviseur',
      berekening,
    })
    await expect(knop(OPENEN)).toBeVisible()
    await klik(OPENEN)
    await element.getByLabel('Kies het bestand').setInputFiles(bestand)
    await expect(element.getByRole('dialog').getByRole('term')).toHaveText([
      'Je kan lenen',
      'Hypotheekbedrag',
      'Extra eigen inleg nodig',
      'Bruto maandlast',
      'Netto maandlast',
    ])
    await klik('Reken verder met deze antwoorden')
    await expect(element.getByRole('dialog')).toHaveCount(0)
    await expect(veld('Bruto jaarinkomen')).toHaveValue('61.234')
  })

test('the event resultaat has the id of the receipt', LONG, async ({ page }) => {
  const rekenhulp = await openRekenhulp(page)
  const zegel = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('hypotheek-orientatie:resultaat', (event) => {
          void (event as CustomEvent<{ rekenbewijs: () => Promise<unknown> }>).detail.rekenbewijs().then(resolve)
        })
      }),
  )
  await rekenhulp.vulIn('Bruto jaarinkomen', '61.234')
  expect(await zegel).toMatch(/^[\da-f]{64}$/)
})

const linkIn = async ({ element, klik }: Rekenhulp): Promise<string> => {
  await klik(DEEL)
  return element.getByRole('textbox', { name: 'Link naar je berekening' }).inputValue()
}

for (const berekening of matrix(['lokaal', 'server']))
  test(`a share link shows another visitor the same figures, by keyboard (${berekening})`, async ({
    page,
    browser,
  }) => {
    const van = await opStap3(page, { berekening }, BEDRAGEN)
    const netto = (await van.regel('Je benodigde hypotheek', 'Netto maandlast').textContent()) ?? ''
    const link = await linkIn(van)

    const ander = await browser.newPage()
    await ander.goto(link)
    const element = ander.locator('hypotheek-orientatie')
    await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeVisible()
    await expect(element.getByRole('textbox', { name: INKOMEN })).toHaveValue('')
    await element.getByRole('button', { name: BEKIJK }).focus()
    await ander.keyboard.press('Enter')
    await expect(element.getByRole('heading', { name: 'Rentevaste periode', exact: true })).toBeFocused()
    expect(new URL(ander.url()).hash).toBe('')
    await expect(
      element.getByRole('region', { name: 'Je benodigde hypotheek' }).getByText(netto, { exact: true }).first(),
    ).toBeVisible()
    await ander.close()
  })

test('a share link scrolls to a calculator far below and announces the offer', async ({ page }) => {
  await luister(page)
  await openGastpagina(page, {
    body: '<div style="height: 4000px"></div><hypotheek-orientatie label-code="MY"></hypotheek-orientatie>',
  })
  await page.goto('about:blank')
  await page.goto(`gast.html#hypotheekberekening=${formatGedeeld(GEDEELD)}`)
  const element = page.locator('hypotheek-orientatie')
  await expect(element.getByRole('button', { name: BEKIJK })).toBeInViewport({ ratio: 1 })
  await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => gezegd(page)).toContainEqual(expect.stringMatching(/^polite: Iemand heeft deze berekening/))
})

for (const { breedte, ...attributen } of matrix(VENSTERS, []))
  test(`the share dialog and the offer of its link pass axe and fit at ${breedte} px`, async ({ page }) => {
    await zetVenster(page, breedte)
    const rekenhulp = await opStap3(page, attributen, BEDRAGEN)
    const link = await linkIn(rekenhulp)
    await keur(page)
    await page.keyboard.press('Escape')
    for (const hash of [new URL(link).hash, '#hypotheekberekening=stuk']) {
      await page.evaluate((nieuw) => {
        location.hash = nieuw
      }, hash)
      await rekenhulp.element.getByText(/^Iemand heeft|^Deze link werkt niet/).waitFor()
      await keur(page)
    }
  })

for (const { breedte, ...attributen } of matrix(VENSTERS))
  test(`the dialog "Neem je berekening mee" passes axe and fits at ${breedte} px`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, { ...attributen, 'adviseur-zoeken-url': '/doorklik.html' }, BEDRAGEN)
    await klik('Neem je berekening mee')
    await element.getByRole('checkbox').check()
    await keur(page)
  })
