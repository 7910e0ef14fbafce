import { toAntwoord } from '../../domain'
import { formatGedeeld, type Gedeeld } from '../../domain/orientatie'
import { gezegd, luister } from './pagina/gezegd'
import { opStap3 } from './pagina/opStap'
import { type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { openGastpagina } from './thuis/gastpagina'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { LONG, matrix } from '../support/matrix'

const DEEL = 'Deel je berekening'
const OPEN = 'Bekijk deze berekening'
const INKOMEN = 'Bruto jaarinkomen'

const GEDEELD: Gedeeld = {
  labelCode: 'MY',
  normjaar: 2025,
  datum: '2025-06-01',
  antwoorden: [toAntwoord('eigen.inkomen', 61_234)],
}

const BEDRAGEN = { inkomen: '61.234', prijs: '287.654', eigenGeld: '' }

const linkIn = async ({ element, klik }: Rekenhulp): Promise<string> => {
  await klik(DEEL)
  return element.getByRole('textbox', { name: 'Link naar je berekening' }).inputValue()
}

for (const berekening of matrix(['lokaal', 'server']))
  test(`a link brings the same figures to another visitor, by keyboard alone (${berekening})`, async ({
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
    await element.getByRole('button', { name: OPEN }).focus()
    await ander.keyboard.press('Enter')
    await expect(element.getByRole('heading', { name: 'Rentevaste periode', exact: true })).toBeFocused()
    expect(new URL(ander.url()).hash).toBe('')
    await expect(
      element.getByRole('region', { name: 'Je benodigde hypotheek' }).getByText(netto, { exact: true }).first(),
    ).toBeVisible()
    await ander.close()
  })

test('a link to a page that has the calculator far below brings it into view, and says what it offers', async ({
  page,
}) => {
  await luister(page)
  await openGastpagina(page, {
    body: '<div style="height: 4000px"></div><hypotheek-orientatie label-code="MY"></hypotheek-orientatie>',
  })
  await page.goto('about:blank')
  await page.goto(`gast.html#hypotheekberekening=${formatGedeeld(GEDEELD)}`)
  const element = page.locator('hypotheek-orientatie')
  await expect(element.getByRole('button', { name: OPEN })).toBeInViewport({ ratio: 1 })
  await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => gezegd(page)).toContainEqual(expect.stringMatching(/^polite: Iemand heeft deze berekening/))
})

test('nothing of it is sent, to a service, in a referrer or to analytics', LONG, async ({ page }) => {
  const verstuurd: string[] = []
  page.on('request', (verzoek) => {
    verstuurd.push(`${verzoek.url()} ${JSON.stringify(verzoek.headers())} ${verzoek.postData() ?? ''}`)
  })
  const rekenhulp = await opStap3(page, { analytics: '' }, BEDRAGEN)
  const link = await linkIn(rekenhulp)
  verstuurd.length = 0
  await page.goto('about:blank')
  await page.goto(link)
  const element = page.locator('hypotheek-orientatie')
  await element.getByRole('button', { name: OPEN }).click()
  await element.getByText('Rentepercentage').waitFor()
  const gemeldeGebeurtenissen = () =>
    page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []))
  await expect.poll(gemeldeGebeurtenissen).toContain('Rentevaste periode')
  const gemeld = await gemeldeGebeurtenissen()
  expect(verstuurd.length).toBeGreaterThan(0)
  for (const regel of [...verstuurd, gemeld]) expect(regel).not.toMatch(/61\.?234|287\.?654|hypotheekberekening/)
})

for (const { breedte, ...attributen } of matrix(VENSTERS, []))
  test(`passes axe and fits, as does what came by a link, at ${breedte}`, async ({ page }) => {
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
