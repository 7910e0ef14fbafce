import { LONG } from '../../support/matrix'
import { type Page } from '@playwright/test'

import { totLaatste } from '../pagina/totLaatste'
import { openEersteBeeld } from './eersteBeeld'
import { doorloop, openGastpagina, REKENHULP, staat } from './gastpagina'
import { expect, test } from '../test'

const STRENG = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'nonce-c3RyZW5n'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

declare global {
  interface Window {
    overtredingen?: string[]
  }
}

const telOvertredingen = (page: Page) =>
  page.addInitScript(() => {
    window.overtredingen = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.overtredingen?.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })

const LAATSTE = 'https://laatste.example/'

/** The violations so far: up to a last one that this commits itself. */
const overtredingenVan = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate((adres) => {
    new Image().src = adres
  }, LAATSTE)
  return totLaatste(page, 'overtredingen', LAATSTE)
}

test.use({ verwachteKlachten: /laatste\.example/ })

test('under the strictest content security policy and Trusted Types the three steps work without one violation', async ({
  page,
}) => {
  await telOvertredingen(page)
  await openGastpagina(page, { body: REKENHULP, headers: { 'content-security-policy': STRENG } })
  const rekenhulp = await staat(page)
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
  await doorloop(rekenhulp)
  await rekenhulp.klik('Vorige stap')
  await rekenhulp.klik('Vorige stap')
  await rekenhulp.klik('Bereken jaarinkomen')
  await rekenhulp.vulIn('Bruto maandinkomen', '4.000')
  await rekenhulp.klik('Bevestig inkomen')
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('48.000')
  expect(await overtredingenVan(page)).toEqual([])
})

test('the first step is painted under that policy, and taken over, without one violation', async ({ page }) => {
  await telOvertredingen(page)
  const headers = { 'content-security-policy': STRENG }
  const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: REKENHULP, headers })
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
  await rekenhulp.vulIn('Bruto jaarinkomen', '60000')
  await neemOver()
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  expect(await overtredingenVan(page)).toEqual([])
})

test('the audit and an error of the host contract keep to that policy too', LONG, async ({ page }) => {
  await telOvertredingen(page)
  const body = REKENHULP.replace('<hypotheek-orientatie', '<hypotheek-orientatie toegankelijkheid-audit')
  await openGastpagina(page, { body, headers: { 'content-security-policy': STRENG } })
  const { element } = await staat(page)
  await expect(element.getByText(/^Toegankelijkheid: /)).toBeVisible({ timeout: 20_000 })
  expect(await overtredingenVan(page)).toEqual([])
})

test(
  'where browsers cannot share style sheets, every style tag carries the nonce of the page',
  LONG,
  async ({ page }) => {
    await telOvertredingen(page)
    await page.addInitScript(() => {
      for (const boom of [Document, ShadowRoot])
        delete (boom.prototype as Partial<DocumentOrShadowRoot>).adoptedStyleSheets
      delete (CSSStyleSheet.prototype as Partial<CSSStyleSheet>).replaceSync
    })
    const body = REKENHULP.replace('<hypotheek-orientatie', '<hypotheek-orientatie nonce="c3RyZW5n"')
    const headers = { 'content-security-policy': STRENG }
    const { rekenhulp, neemOver } = await openEersteBeeld(page, { body, headers })
    await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
    await neemOver()
    await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
    await doorloop(rekenhulp)
    const nonces = await rekenhulp.element.evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('style') ?? [])].map(({ nonce }) => nonce),
    )
    expect(new Set(nonces)).toEqual(new Set(['c3RyZW5n']))
    expect(await overtredingenVan(page)).toEqual([])
  },
)
