import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { type Page } from '@playwright/test'

import { TO_CODE } from '../../../adapters/handboek/layout/maker/toCode.js'
import { buildSite, type Site } from '../../handboek/site'
import { DIST } from '../../support/bundle'
import { expect, test } from '../../browser/test'
import { checkWithAxe, loadAxe } from '../../browser/accessibility/axe'

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** The window widths in pixels, each with one colour scheme. */
const WINDOWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** The maximum height of a page in the wide window, in pixels. Readers do not scan a longer page. */
const TALLEST = 15_000

/** Matches axe's console errors on a page from disk: the browser refuses to let axe fetch the style sheets again. */
const REFUSED_ON_DISK = /from origin 'null'|net::ERR_FAILED/

let site: Site
let server: Server
let address: string

/** Returns the file for a URL path: in the build for `/dist/…`, otherwise in the handbook site. */
const fileOf = (path: string): string =>
  path.startsWith('/dist/') ? path.replace('/dist', DIST) : `${site.folder}${path}`

/** Serves `/dist/<name>.html` with this body and these headers. */
const showPage = (page: Page, name: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  page.route(`**/dist/${name}.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { ...headers },
      body: `<!doctype html><html lang="nl"><title>x</title>${body}`,
    }),
  )

test.beforeAll(async () => {
  site = buildSite()
  server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(fileOf(pathname)).then(
      (content) =>
        answer
          .writeHead(200, {
            'content-type': TYPES[pathname.split('.').at(-1) ?? ''],
            'access-control-allow-origin': '*',
          })
          .end(content),
      () => answer.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
  rmSync(site.folder, { recursive: true, force: true })
})

for (const [where, home] of [
  ['on a server', () => address],
  ['on disk', () => pathToFileURL(site.folder).href],
] as const)
  test.describe(`the handbook ${where}`, () => {
    test(`the handbook ${where} writes the chosen label-code for each framework, and logs events`, async ({ page }) => {
      await page.goto(`${home()}/integration.html`)
      const events = page.getByRole('log', { name: 'Events' })
      await page.locator('.live').scrollIntoViewIfNeeded()
      await expect(events).toContainText('hypotheek-orientatie:resultaat {"financieringsOpzet":')

      await page.getByLabel('label-code').selectOption('FL')
      await page.getByLabel('bewaren').check()
      const element = page.locator('.live hypotheek-orientatie')
      await expect(element).toHaveAttribute('label-code', 'FL')
      await expect(element).toHaveAttribute('bewaren', '')
      for (const framework of Object.keys(TO_CODE)) {
        await page.locator(`input[value="${framework}"]`).check()
        const code = page.locator('main > section pre code:visible')
        await expect(code).toContainText(/label-?[cC]ode="FL"/)
        await expect(page.locator('main > section:visible')).toHaveCount(1)
      }
    })

    test(`the search of the handbook ${where} finds headings, parts of function names, and words`, async ({ page }) => {
      await page.goto(`${home()}/index.html`)
      const field = page.getByRole('searchbox', { name: 'Search' })
      const status = page.getByRole('search').getByRole('status')
      for (const [query, found, to] of [
        [
          'sandbox iframe',
          'Iframe with a sandbox · Your page: analytics, iframes, CSP',
          /surroundings\.html#iframe-with-a-sandbox$/,
        ],
        [
          'bewijs controleer',
          'controleerRekenbewijs() · domain/bewijs',
          /api-domain-bewijs\.html#controleerrekenbewijs$/,
        ],
        ['Hillenaftrek', 'Which date decides · Norms', /about-norms\.html#which-date-decides$/],
        ['privacy', 'Privacy (AVG, GDPR)', /privacy\.html$/],
        ['AVG', 'Privacy (AVG, GDPR)', /privacy\.html$/],
        ['CDN', 'CDN and file hashes', /cdn\.html$/],
        ['WordPress', 'WordPress · Integration by framework', /integration\.html#wordpress$/],
        ['Docker', 'Two copies behind a balancer · The reference server', /server\.html#/],
        ['upgrade', 'Versions, upgrades and support', /versions\.html$/],
        ['migration', 'Upgrade · Versions, upgrades and support', /versions\.html#upgrade$/],
        ['old browsers', 'Browsers · Browsers, Node and frameworks', /compatibility\.html#browsers$/],
        ['Kubernetes', 'On Kubernetes · The reference server', /server\.html#on-kubernetes$/],
        ['themes', 'Theming: colours, type and corners', /theming\.html$/],
        ['theme', 'Theming: colours, type and corners', /theming\.html$/],
        ['prefill', 'Fill in what your page knows · Recipes', /recipes\.html#fill-in-what-your-page-knows$/],
        ['Preact', 'React · Integration by framework', /integration\.html#react$/],
        [
          'React router',
          'The Back button ( terugknop ) · The element <hypotheek-orientatie>',
          /element\.html#the-back-button-terugknop$/,
        ],
        ['incident', 'Report a vulnerability · Security policy', /security-reports\.html#report-a-vulnerability$/],
        ['React 18', 'React · Integration by framework', /integration\.html#react$/],
      ] as const) {
        await field.fill(query)
        const link = page.getByRole('search').getByRole('link', { name: found, exact: true })
        await expect(link).toHaveAttribute('href', to)
        await expect(status).toHaveText(/^\d+ found$/)
      }
      await field.fill('ditstaatnergens')
      await expect(status).toHaveText('Nothing found')
      await field.fill('sandbox iframe')
      await expect(status).toHaveText(/^\d+ found$/)
      await field.press('Enter')
      await expect(page).toHaveURL(/surroundings\.html#iframe-with-a-sandbox$/)
    })
  })

test.describe('the handbook without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the handbook hides its search and form and shows a notice', async ({ page }) => {
    await page.goto(`${pathToFileURL(site.folder).href}/integration.html`)
    await expect(page.getByRole('search')).toBeHidden()
    await expect(page.getByLabel('label-code')).toBeHidden()
    await expect(
      page.getByText('Without JavaScript the form above and the calculator here are left out.'),
    ).toBeVisible()
  })
})

test('the HTML from the code generator of the handbook shows a calculator', async ({ page }) => {
  await page.goto(`${address}/integration.html`)
  const html = await page.locator('[data-framework="html"] pre code').textContent()
  await showPage(page, 'example', html ?? '')
  await page.goto(`${address}/dist/example.html`)
  await expect(page.locator('hypotheek-orientatie').getByRole('heading').first()).toBeVisible()
})

test('the calculator loads in the iframe and under the Content-Security-Policy of the handbook', async ({ page }) => {
  const text = site.pages.get('surroundings.html') ?? ''
  const blocks = [...text.matchAll(/<pre><code[^>]*>(.*?)<\/code><\/pre>/gs)].map(([, code = '']) =>
    code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  )
  const frame = blocks.find((code) => code.includes('sandbox=')) ?? ''
  const [, policy = ''] = /^Content-Security-Policy: (.*)$/s.exec(blocks.at(-1) ?? '') ?? []
  expect(policy).toContain("script-src 'self'")
  const calculator = '<hypotheek-orientatie label-code="MY" normjaar="2026" laden="direct"></hypotheek-orientatie>'
  const inner = `${calculator}<script type="module" src="hypotheek-orientatie.js"></script>`
  const headers = { 'content-security-policy': policy.replaceAll(/\s+/g, ' ').trim() }
  await showPage(page, 'rekenhulp', inner)
  await showPage(page, 'strict', inner, headers)
  await showPage(page, 'outside', frame)
  await page.goto(`${address}/dist/outside.html`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Maximale hypotheek' }).first()).toBeVisible()

  await page.goto(`${address}/dist/strict.html`)
  await expect(page.getByRole('heading', { name: 'Maximale hypotheek' }).first()).toBeVisible()
})

test('the calculator passes axe with each example skin of the handbook page on theming', async ({ page, runCase }) => {
  const text = site.pages.get('theming.html') ?? ''
  const skins = [...text.matchAll(/<pre><code[^>]*>(hypotheek-orientatie \{.*?)<\/code><\/pre>/gs)]
  expect(skins).toHaveLength(3)
  await loadAxe(page)
  for (const [number, [, skin = '']] of skins.entries())
    await runCase(`skin ${number + 1}`, async () => {
      const calculator = '<hypotheek-orientatie label-code="MY" normjaar="2026" laden="direct"></hypotheek-orientatie>'
      const script = '<script type="module" src="hypotheek-orientatie.js"></script>'
      const style = skin
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
      await showPage(
        page,
        `skin${number}`,
        `<style>${style}</style><main><h1>Hypotheek</h1>${calculator}</main>${script}`,
      )
      await page.goto(`${address}/dist/skin${number}.html`)
      const [, accent = ''] = /--hypotheek-accent: (\S+);/.exec(style) ?? []
      const button = page.getByRole('button', { name: 'Ga verder' })
      await expect(button).toBeVisible()
      expect(
        await page
          .locator('hypotheek-orientatie')
          .evaluate((host) => getComputedStyle(host).getPropertyValue('--hypotheek-accent').trim()),
      ).toBe(accent)
      expect(await checkWithAxe(page)).toEqual([])
    })
})

test.describe('a page of the handbook', () => {
  test.use({ expectedComplaints: REFUSED_ON_DISK })

  for (const { width, colorScheme } of WINDOWS)
    test(`every handbook page on disk passes axe and fits its window: ${colorScheme}, ${width} px`, async ({
      page,
      runCase,
    }) => {
      await loadAxe(page)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(site.pages.size).toBeGreaterThan(50)
      for (const path of site.pages.keys())
        await runCase(path, async () => {
          await page.goto(pathToFileURL(`${site.folder}/${path}`).href)
          expect(await checkWithAxe(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          if (width === 1280)
            expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST)
        })
    })
})
