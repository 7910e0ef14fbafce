import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { rust } from './pagina/rust'
import { expect, test } from './test'
import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'
import { meet } from './vormgeving/meetkunde'

const OPEN = 'Wat als je iets verandert?'
const BLOK = 'Je benodigde hypotheek'
const MIST = 'Extra eigen inleg nodig'
const CHUNK = '/chunks/WatAlsDialog-'

const opStap3 = async (page: Page, attributen: Attributen = {}): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', ...attributen })
  const { vulIn, klik, element } = rekenhulp
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await vulIn('Eigen geld', '20.000')
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  return rekenhulp
}

for (const berekening of ['lokaal', 'server'])
  test(`the keyboard moves a slider, and goes back (${berekening})`, async ({ page }) => {
    const { element, knop, regel } = await opStap3(page, { berekening })
    const eerst = await regel(BLOK, MIST).textContent()
    await knop(OPEN).focus()
    await page.keyboard.press('Enter')
    const dialoog = element.getByRole('dialog', { name: OPEN })
    const schuif = dialoog.getByRole('slider', { name: 'Schuif de vraagprijs' })
    const prijs = dialoog.getByRole('textbox', { name: 'Vraagprijs van de woning' })
    await expect(prijs).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(schuif).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(prijs).toHaveValue('299.000')
    await page.keyboard.press('PageDown')
    await expect(prijs).not.toHaveValue('299.000')
    await page.keyboard.press('End')
    await expect(prijs).toHaveValue('450.000')
    await page.keyboard.press('Home')
    await expect(prijs).toHaveValue('150.000')
    await expect(dialoog.getByText(/^Dit was/).first()).toBeVisible()
    await expect(regel(BLOK, MIST)).toHaveText('€ 0')
    await page.keyboard.press('Escape')
    await expect(dialoog).toBeHidden()
    await expect(element.getByText(/^We rekenen nu met een woning van €\s150\.000\.$/)).toBeVisible()
    await knop('Terug naar je eigen antwoorden').focus()
    await page.keyboard.press('Enter')
    await expect(regel(BLOK, MIST)).toHaveText(eerst ?? '')
  })

test('the mouse sees figures while it drags, and the answer changes when it lets go', async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(OPEN)
  const dialoog = element.getByRole('dialog', { name: OPEN })
  const schuif = dialoog.getByRole('slider', { name: 'Schuif de vraagprijs' })
  const vak = await schuif.boundingBox()
  if (vak === null) throw new Error('The slider cannot be seen.')
  expect(vak.height).toBeGreaterThanOrEqual(44)
  const prijsVan = () =>
    element.evaluate((rekenhulp) => {
      const regels = [...(rekenhulp.shadowRoot?.querySelectorAll('aside dt') ?? [])]
      return regels.find(({ textContent }) => textContent === 'Hypotheekbedrag')?.nextElementSibling?.textContent
    })
  const voor = await prijsVan()
  await page.mouse.move(vak.x + vak.width / 2, vak.y + vak.height / 2)
  await page.mouse.down()
  await page.mouse.move(vak.x + vak.width / 4, vak.y + vak.height / 2, { steps: 5 })
  await expect(dialoog.getByText(/^Dit was/).first()).toBeVisible()
  expect(await prijsVan()).toBe(voor)
  await page.mouse.up()
  await expect.poll(prijsVan).not.toBe(voor)
})

for (const [breedte, labelCode, kleurmodus] of [
  [320, 'MY', 'licht'],
  [1280, 'FL', 'donker'],
] as const)
  test(`passes axe and fits at ${breedte} in ${labelCode}, ${kleurmodus}`, async ({ page }) => {
    await laadAxe(page)
    await page.setViewportSize({ width: breedte, height: 740 })
    const { element, klik } = await opStap3(page, { 'label-code': labelCode, kleurmodus })
    await klik(OPEN)
    await element.getByRole('dialog').waitFor()
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    expect(await meet(page)).toEqual([])
  })

test('its code is fetched when it is asked for', async ({ page }) => {
  const gevraagd: string[] = []
  page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
  const { klik, element } = await opStap3(page)
  expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toEqual([])
  await klik(OPEN)
  await element.getByRole('dialog').waitFor()
  expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toHaveLength(1)
})
