import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { rust } from './pagina/rust'
import { expect, test } from './test'
import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'
import { meet } from './vormgeving/meetkunde'

const DEEL = 'Deel je berekening'
const OPEN = 'Bekijk deze berekening'
const INKOMEN = 'Bruto jaarinkomen'
const CHUNK = '/chunks/delen-'

const naarStap3 = async (page: Page, attributen: Attributen = {}): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', ...attributen })
  const { vulIn, klik, element } = rekenhulp
  await vulIn(INKOMEN, '61.234')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '287.654')
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  return rekenhulp
}

const linkIn = async ({ element, klik }: Rekenhulp): Promise<string> => {
  await klik(DEEL)
  return element.getByRole('textbox', { name: 'Link naar je berekening' }).inputValue()
}

for (const berekening of ['lokaal', 'server'])
  test(`a link brings the same figures to another visitor, by keyboard alone (${berekening})`, async ({
    page,
    browser,
  }) => {
    const van = await naarStap3(page, { berekening })
    const netto = (await van.regel('Je benodigde hypotheek', 'Netto maandlast').textContent()) ?? ''
    const link = await linkIn(van)

    const ander = await browser.newPage()
    await ander.goto(link)
    const element = ander.locator('hypotheek-orientatie')
    await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeVisible()
    await expect(element.getByRole('textbox', { name: INKOMEN })).toHaveValue('')
    await element.getByRole('button', { name: OPEN }).focus()
    await ander.keyboard.press('Enter')
    await expect(element.getByRole('textbox', { name: INKOMEN })).toHaveValue('61.234')
    expect(new URL(ander.url()).hash).toBe('')
    await element.getByRole('button', { name: 'Ga verder' }).click()
    await element.getByRole('button', { name: 'Ga verder' }).click()
    await expect(
      element.getByRole('region', { name: 'Je benodigde hypotheek' }).getByText(netto, { exact: true }).first(),
    ).toBeVisible()
    await ander.close()
  })

test('nothing of it is sent, to a service, in a referrer or to analytics', async ({ page }) => {
  const verstuurd: string[] = []
  page.on('request', (verzoek) => {
    verstuurd.push(`${verzoek.url()} ${JSON.stringify(verzoek.headers())} ${verzoek.postData() ?? ''}`)
  })
  const rekenhulp = await naarStap3(page, { analytics: '' })
  const link = await linkIn(rekenhulp)
  verstuurd.length = 0
  await page.goto('about:blank')
  await page.goto(link)
  const element = page.locator('hypotheek-orientatie')
  await element.getByRole('button', { name: OPEN }).click()
  await element.getByRole('button', { name: 'Ga verder' }).click()
  await element.getByRole('button', { name: 'Ga verder' }).click()
  await element.getByText('Rentepercentage').waitFor()
  await page.waitForLoadState('networkidle')
  const gemeld = await page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []))
  expect(verstuurd.length).toBeGreaterThan(0)
  expect(gemeld).toContain('paginaweergave')
  for (const regel of [...verstuurd, gemeld]) expect(regel).not.toMatch(/61\.?234|287\.?654|hypotheekberekening/)
})

test('a link that comes while the page stands is offered, with the own answers kept', async ({ page }) => {
  const rekenhulp = await naarStap3(page)
  const link = await linkIn(rekenhulp)
  await page.keyboard.press('Escape')
  await rekenhulp.klik('Vorige stap')
  await rekenhulp.vulIn('Vraagprijs van de woning', '300.000')
  await page.evaluate((hash) => {
    location.hash = hash
  }, new URL(link).hash)
  await rekenhulp.klik(OPEN)
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('287.654')
  await rekenhulp.klik('Terug naar je eigen antwoorden')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('300.000')
})

for (const [breedte, labelCode, kleurmodus] of [
  [320, 'MY', 'licht'],
  [1280, 'FL', 'donker'],
] as const)
  test(`passes axe and fits, as does what came by a link, at ${breedte} in ${labelCode}, ${kleurmodus}`, async ({
    page,
  }) => {
    await laadAxe(page)
    await page.setViewportSize({ width: breedte, height: 740 })
    const rekenhulp = await naarStap3(page, { 'label-code': labelCode, kleurmodus })
    const link = await linkIn(rekenhulp)
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    expect(await meet(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const hash of [new URL(link).hash, '#hypotheekberekening=stuk']) {
      await page.evaluate((nieuw) => {
        location.hash = nieuw
      }, hash)
      await rekenhulp.element.getByText(/^Iemand heeft|^Deze link werkt niet/).waitFor()
      await rust(page)
      expect(await keurMetAxe(page)).toEqual([])
      expect(await meet(page)).toEqual([])
    }
  })

test('its code is fetched when it is asked for', async ({ page }) => {
  const gevraagd: string[] = []
  page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
  const rekenhulp = await naarStap3(page)
  expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toEqual([])
  await linkIn(rekenhulp)
  expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toHaveLength(1)
})
