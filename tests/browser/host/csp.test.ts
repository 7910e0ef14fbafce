import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { untilLast } from '../page/recorded'
import { expect, test } from '../test'
import { openFirstPaint } from './firstPaint'
import { completeSteps, atHostPage, calculatorWith, CALCULATOR, calculateIncome } from './hostPage'

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'nonce-c3RyZW5n'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const strictPage = (body = CALCULATOR) => ({ body, headers: { 'content-security-policy': STRICT } })

const ACCENT = 'rgb(0, 107, 110)'

declare global {
  interface Window {
    violations?: string[]
  }
}

const LAST = 'https://laatste.example/'

/**
 * Returns the policy violations so far. To know that the list is complete, causes one more violation and leaves it out.
 */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate((address) => {
    new Image().src = address
  }, LAST)
  return untilLast(page, 'violations', LAST)
}

test.use({ expectedComplaints: /laatste\.example/ })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.violations?.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  }),
)

test('the three steps do not violate a strict Content Security Policy with Trusted Types', async ({ page }) => {
  const calculator = await atHostPage(page, strictPage())
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await calculateIncome(calculator)
  await completeSteps(calculator)
  expect(await violationsOf(page)).toEqual([])
})

test('React takes over the first step from the loader without violating a strict CSP', async ({ page }) => {
  const { calculator, takeOver } = await openFirstPaint(page, strictPage())
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await calculator.fillIn('Bruto jaarinkomen', '60000')
  await takeOver()
  await expect(calculator.field('Bruto jaarinkomen')).toHaveValue('60.000')
  expect(await violationsOf(page)).toEqual([])
})

test('the accessibility audit runs without violating a strict Content Security Policy', LONG, async ({ page }) => {
  const { element } = await atHostPage(page, strictPage(calculatorWith('toegankelijkheid-audit')))
  const verdict = element.getByText(/^Toegankelijkheid: geen problemen gevonden, \d+ regels in orde\.$/)
  await expect(verdict).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => 'axe' in window)).toBe(false)
  expect(await violationsOf(page)).toEqual([])
})

test('in a browser without adoptedStyleSheets every style tag has the nonce of the element', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    for (const tree of [Document, ShadowRoot])
      delete (tree.prototype as Partial<DocumentOrShadowRoot>).adoptedStyleSheets
    delete (CSSStyleSheet.prototype as Partial<CSSStyleSheet>).replaceSync
  })
  const body = calculatorWith('nonce="c3RyZW5n"')
  const { calculator, takeOver } = await openFirstPaint(page, strictPage(body))
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await takeOver()
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', ACCENT)
  await completeSteps(calculator)
  const nonces = await calculator.element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('style') ?? [])].map(({ nonce }) => nonce),
  )
  expect(new Set(nonces)).toEqual(new Set(['c3RyZW5n']))
  const again = await calculator.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => again.evaluate((host) => host.shadowRoot?.querySelector('.kader'))).toBeNull()
  await again.evaluate((host) => document.body.append(host))
  await expect(calculator.button('Vorige stap')).toBeVisible()
  expect(await calculator.element.evaluate((host) => host.shadowRoot?.querySelectorAll('style').length)).toBe(
    nonces.length,
  )
  expect(await violationsOf(page)).toEqual([])
})
