import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { totLaatste } from '../pagina/bijgehouden'
import { expect, test } from '../test'
import { openEersteBeeld } from './firstPaint'
import { doorloop, opGastpagina, rekenhulpMet, REKENHULP, rekenInkomenUit } from './hostPage'

const STRENG = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'nonce-c3RyZW5n'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const strengePagina = (body = REKENHULP) => ({ body, headers: { 'content-security-policy': STRENG } })

const ACCENT = 'rgb(0, 107, 110)'

declare global {
  interface Window {
    overtredingen?: string[]
  }
}

const LAATSTE = 'https://laatste.example/'

/** Returns the policy violations so far. It ends the list with a violation of its own. */
const overtredingenVan = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate((adres) => {
    new Image().src = adres
  }, LAATSTE)
  return totLaatste(page, 'overtredingen', LAATSTE)
}

test.use({ verwachteKlachten: /laatste\.example/ })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.overtredingen = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.overtredingen?.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  }),
)

test('the three steps violate nothing under the strictest policy with Trusted Types', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, strengePagina())
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await rekenInkomenUit(rekenhulp)
  await doorloop(rekenhulp)
  expect(await overtredingenVan(page)).toEqual([])
})

test('React takes over the painted first step without violating the strictest policy', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page, strengePagina())
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60000')
  await neemOver()
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  expect(await overtredingenVan(page)).toEqual([])
})

test('the accessibility audit runs without violating the strictest policy', LONG, async ({ page }) => {
  const { element } = await opGastpagina(page, strengePagina(rekenhulpMet('toegankelijkheid-audit')))
  const oordeel = element.getByText(/^Toegankelijkheid: geen problemen gevonden, \d+ regels in orde\.$/)
  await expect(oordeel).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => 'axe' in window)).toBe(false)
  expect(await overtredingenVan(page)).toEqual([])
})

test('every style tag has the nonce of the page in a browser without shared style sheets', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    for (const boom of [Document, ShadowRoot])
      delete (boom.prototype as Partial<DocumentOrShadowRoot>).adoptedStyleSheets
    delete (CSSStyleSheet.prototype as Partial<CSSStyleSheet>).replaceSync
  })
  const body = rekenhulpMet('nonce="c3RyZW5n"')
  const { rekenhulp, neemOver } = await openEersteBeeld(page, strengePagina(body))
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await neemOver()
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await doorloop(rekenhulp)
  const nonces = await rekenhulp.element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('style') ?? [])].map(({ nonce }) => nonce),
  )
  expect(new Set(nonces)).toEqual(new Set(['c3RyZW5n']))
  const opnieuw = await rekenhulp.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => opnieuw.evaluate((host) => host.shadowRoot?.querySelector('.kader'))).toBeNull()
  await opnieuw.evaluate((host) => document.body.append(host))
  await expect(rekenhulp.knop('Vorige stap')).toBeVisible()
  expect(await rekenhulp.element.evaluate((host) => host.shadowRoot?.querySelectorAll('style').length)).toBe(
    nonces.length,
  )
  expect(await overtredingenVan(page)).toEqual([])
})
