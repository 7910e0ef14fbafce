import { type Page } from '@playwright/test'

import { NORMJAREN } from '../../../../domain'
import { rust } from '../../../browser/pagina/rust'
import { meetVerschuivingen, verschuivingenVan } from '../../../browser/pagina/bijgehouden'
import { expect, test } from '../../../browser/test'
import { serveerElders } from '../../../browser/host/otherSite'
import { staat, uitgerekend } from '../../../browser/host/hostPage'

/** Pastes into a text field and returns its text. */
const plak = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    const editor = document.body.appendChild(document.createElement('textarea'))
    editor.setAttribute('aria-label', 'Editor')
    editor.focus()
  })
  await page.keyboard.press('ControlOrMeta+V')
  return page.getByRole('textbox', { name: 'Editor' }).inputValue()
}

test('the demo page writes the chosen settings in its HTML', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/')
  const { element, knop, antwoord } = await staat(page)
  const kies = (naam: string) => page.getByRole('radio', { name: naam, exact: true }).check({ force: true })
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  for (const keuze of ['Florius', 'Adviseur', '2025', 'Donker', 'In dit tabblad', 'Eigen kleur', 'Recht'])
    await kies(keuze)
  await page.getByLabel('Eigen accentkleur').fill('#c8a2ff')
  await page.getByLabel('Adres van ‘Zoek een adviseur’').fill('')
  await page.getByLabel('Adres van ‘Hypotheek aanvragen’').fill('/aanvraag?van="rekenhulp"&stap=3')
  await page.getByLabel('Adres van ‘Hypotheek aanvragen’').blur()

  await expect(antwoord('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
  await expect(knop('Ga verder')).toHaveCSS('background-color', 'rgb(200, 162, 255)')
  await expect(knop('Ga verder')).toHaveCSS('color', 'lab(0 0 0)')
  await expect(element).not.toHaveAttribute('adviseur-zoeken-url')

  await page.getByRole('button', { name: 'Kopieer de HTML' }).click()
  await expect(page.getByText('Gekopieerd.')).toBeVisible()
  const html = await plak(page)
  expect(html).toContain('label-code="FL"')
  expect(html).toContain('type="Adviseur"')
  expect(html).toContain('normjaar="2025"')
  expect(html).toMatch(
    /(<link rel="modulepreload" href="http:[^"]+\/element\/chunks\/(mount|react|2025)-[\w-]+\.js">\n){3}/,
  )
  expect(html).toContain('kleurmodus="donker"')
  expect(html).toContain('bewaren="true"')
  expect(html).toContain('terugknop="true"')
  expect(html).toContain('--hypotheek-accent: #c8a2ff;')
  expect(html).not.toContain('--hypotheek-accent-')
  expect(html).toContain('--hypotheek-radius: 0px;')
  expect(html).toContain('hypotheek-aanvragen-url="/aanvraag?van=&quot;rekenhulp&quot;&amp;stap=3"')
  expect(html).not.toContain('adviseur-zoeken-url')
})

for (const [breedte, hoogte] of [
  [1280, 2400],
  [768, 2400],
  [360, 2800],
] as const)
  test(`the HTML of the demo page works on another site without shifts, ${breedte} px wide`, async ({ page }) => {
    await meetVerschuivingen(page)
    await page.setViewportSize({ width: breedte, height: hoogte })
    await page.goto('/')
    const html = await page.locator('.insluiten code').textContent()
    expect(html).toContain(`normjaar="${Math.max(...NORMJAREN)}"`)
    expect(html).toContain(`adviseur-zoeken-url="${new URL('doorklik.html', page.url()).href}"`)
    const elders = await serveerElders({
      '/': `<!doctype html><html lang="nl"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Eigen</title><p>Erboven</p>${html ?? ''}<p>Eronder</p></html>`,
    })
    await page.goto(elders.adres)
    await uitgerekend(await staat(page))
    await rust(page)
    expect(await verschuivingenVan(page)).toEqual([])
    elders.sluit()
  })

const LINKS = ['adviseur-zoeken-url', 'hypotheek-aanvragen-url'] as const

const ELDERS = ['https://elders.example/', '//elders.example/', '/\\elders.example/', 'javascript:alert(1)']

/** The links, each under its own name, and one under a name in capitals, which an element reads as the same name. */
const WEGEN: readonly (readonly [string, (naam: string) => string])[] = [
  ...ELDERS.map((link) => [link, (naam: string) => naam] as const),
  ['https://elders.example/', (naam: string) => naam.toUpperCase()],
]

const adresVan = (pagina: string, link: string, schrijfwijze = (naam: string) => naam): string => {
  const links = Object.fromEntries(LINKS.map((naam) => [schrijfwijze(naam), link]))
  return `/${pagina}?${new URLSearchParams({ 'label-code': 'MY', laden: 'direct', ...links }).toString()}`
}

for (const pagina of ['proef.html', 'index.html']) {
  test(`${pagina} takes no link to another site from its address`, async ({ page, adres, geval }) => {
    for (const [link, schrijfwijze] of WEGEN)
      await geval(`${schrijfwijze('…-url')}=${link}`, async () => {
        await page.goto(adresVan(pagina, link, schrijfwijze))
        const { element } = await staat(page)
        const links = await element.evaluate(
          (host, namen) => namen.map((naam) => host.getAttribute(naam)).filter((link) => link !== null),
          LINKS,
        )
        expect(links.filter((link) => new URL(link, page.url()).origin !== new URL(adres).origin)).toEqual([])
      })
  })

  test(`${pagina} takes a link to a page of the same site from its address`, async ({ page }) => {
    await page.goto(adresVan(pagina, '/doorklik.html?van=hier'))
    const { element } = await staat(page)
    for (const naam of LINKS) await expect(element).toHaveAttribute(naam, '/doorklik.html?van=hier')
  })
}

test('the demo page writes a link to another site in its HTML, and does not follow it', async ({ page }) => {
  await page.goto('/')
  const { element } = await staat(page)
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  const veld = page.getByLabel('Adres van ‘Hypotheek aanvragen’')
  await veld.fill('https://www.bank.example/aanvraag')
  await veld.blur()
  await expect(page.locator('.insluiten code')).toContainText(
    'hypotheek-aanvragen-url="https://www.bank.example/aanvraag"',
  )
  await expect(element).toHaveAttribute('hypotheek-aanvragen-url', 'doorklik.html')
  expect(page.url()).not.toContain('bank.example')
})
