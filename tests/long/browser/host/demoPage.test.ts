import { type Page } from '@playwright/test'

import { NORMJAREN } from '../../../../domain'
import { whenStill } from '../../../browser/page/whenStill'
import { recordLayoutShifts, layoutShiftsOf } from '../../../browser/page/recorded'
import { expect, test } from '../../../browser/test'
import { serveElsewhere } from '../../../browser/host/otherSite'
import { readyCalculator, untilCalculated } from '../../../browser/host/hostPage'

/** Pastes the clipboard into a new text field and returns its text. */
const paste = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    const editor = document.body.appendChild(document.createElement('textarea'))
    editor.setAttribute('aria-label', 'Editor')
    editor.focus()
  })
  await page.keyboard.press('ControlOrMeta+V')
  return page.getByRole('textbox', { name: 'Editor' }).inputValue()
}

test('the HTML that the demo page copies contains the chosen settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/')
  const { element, button, answer } = await readyCalculator(page)
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true })
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  for (const choice of ['Florius', 'Adviseur', '2025', 'Donker', 'In dit tabblad', 'Eigen kleur', 'Recht'])
    await choose(choice)
  await page.getByLabel('Eigen accentkleur').fill('#c8a2ff')
  await page.getByLabel('Adres van ‘Zoek een adviseur’').fill('')
  await page.getByLabel('Adres van ‘Hypotheek aanvragen’').fill('/aanvraag?van="rekenhulp"&stap=3')
  await page.getByLabel('Adres van ‘Hypotheek aanvragen’').blur()

  await expect(answer('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
  await expect(button('Ga verder')).toHaveCSS('background-color', 'rgb(200, 162, 255)')
  await expect(button('Ga verder')).toHaveCSS('color', 'lab(0 0 0)')
  await expect(element).not.toHaveAttribute('adviseur-zoeken-url')

  await page.getByRole('button', { name: 'Kopieer de HTML' }).click()
  await expect(page.getByText('Gekopieerd.')).toBeVisible()
  const html = await paste(page)
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
  expect(html.match(/--hypotheek-[\w-]+/g)).toEqual(['--hypotheek-accent', '--hypotheek-radius'])
  expect(html).toContain('--hypotheek-radius: 0px;')
  expect(html).toContain('hypotheek-aanvragen-url="/aanvraag?van=&quot;rekenhulp&quot;&amp;stap=3"')
  expect(html).not.toContain('adviseur-zoeken-url')
})

for (const [width, height] of [
  [1280, 2400],
  [768, 2400],
  [360, 2800],
] as const)
  test(`HTML from the demo page loads on another site without layout shifts, ${width} px wide`, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const html = await page.locator('.insluiten code').textContent()
    expect(html).toContain(`normjaar="${Math.max(...NORMJAREN)}"`)
    expect(html).toContain(`adviseur-zoeken-url="${new URL('doorklik.html', page.url()).href}"`)
    const elsewhere = await serveElsewhere({
      '/': `<!doctype html><html lang="nl"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Eigen</title><p>Erboven</p>${html ?? ''}<p>Eronder</p></html>`,
    })
    await page.goto(elsewhere.address)
    await untilCalculated(await readyCalculator(page))
    await whenStill(page)
    expect(await layoutShiftsOf(page)).toEqual([])
    elsewhere.close()
  })

const LINKS = ['adviseur-zoeken-url', 'hypotheek-aanvragen-url'] as const

const ELSEWHERE = ['https://elders.example/', '//elders.example/', '/\\elders.example/', 'javascript:alert(1)']

/** Each URL with a function that spells the attribute names. The last function uses capitals; HTML ignores case. */
const WAYS: readonly (readonly [string, (name: string) => string])[] = [
  ...ELSEWHERE.map((link) => [link, (name: string) => name] as const),
  ['https://elders.example/', (name: string) => name.toUpperCase()],
]

const addressOf = (file: string, link: string, spelling = (name: string) => name): string => {
  const links = Object.fromEntries(LINKS.map((name) => [spelling(name), link]))
  return `/${file}?${new URLSearchParams({ 'label-code': 'MY', laden: 'direct', ...links }).toString()}`
}

for (const file of ['proef.html', 'index.html']) {
  test(`${file} ignores links to other sites in its query parameters`, async ({ page, address, runCase }) => {
    for (const [link, spelling] of WAYS)
      await runCase(`${spelling('…-url')}=${link}`, async () => {
        await page.goto(addressOf(file, link, spelling))
        const { element } = await readyCalculator(page)
        const links = await element.evaluate(
          (host, names) => names.map((name) => host.getAttribute(name)).filter((link) => link !== null),
          LINKS,
        )
        expect(links.filter((link) => new URL(link, page.url()).origin !== new URL(address).origin)).toEqual([])
      })
  })

  test(`${file} sets the link attributes from query parameters that lead to its own site`, async ({ page }) => {
    await page.goto(addressOf(file, '/doorklik.html?van=hier'))
    const { element } = await readyCalculator(page)
    for (const name of LINKS) await expect(element).toHaveAttribute(name, '/doorklik.html?van=hier')
  })
}

test('the demo page writes a link to another site in its HTML, not in its own element or URL', async ({ page }) => {
  await page.goto('/')
  const { element } = await readyCalculator(page)
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  const field = page.getByLabel('Adres van ‘Hypotheek aanvragen’')
  await field.fill('https://www.bank.example/aanvraag')
  await field.blur()
  await expect(page.locator('.insluiten code')).toContainText(
    'hypotheek-aanvragen-url="https://www.bank.example/aanvraag"',
  )
  await expect(element).toHaveAttribute('hypotheek-aanvragen-url', 'doorklik.html')
  expect(page.url()).not.toContain('bank.example')
})
