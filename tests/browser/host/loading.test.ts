import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { calculatorIn } from '../page/calculator'
import { whenStill } from '../page/whenStill'
import { holdBack, laterRequest, letThrough } from '../page/requests'
import { recordLayoutShifts, layoutShiftsOf } from '../page/recorded'
import { expect, test } from '../test'
import { INKOMEN, maximum, PARTNER, SAMEN } from './firstPaint'
import { openHostPage, CALCULATOR, readyCalculator, recovered, untilCalculated } from './hostPage'

const chunks = (page: Page): string[] => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/element/'))
      requested.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  })
  return requested
}

const farBelow = (content = '', attributes = '') =>
  `<div id="ruimte" style="height: 4000px"></div>
  <hypotheek-orientatie label-code="MY" ${attributes} style="display: block; min-height: 1200px">${content}</hypotheek-orientatie>`

test.describe('an element far below the viewport', () => {
  test('an element far below the viewport fetches only its loader and shows its content', async ({ page }) => {
    const requested = chunks(page)
    // `openHostPage` ends its route while the page loads; Playwright may then not report the request for the loader.
    await openHostPage(page, { body: farBelow('<p>Bel 020 – 000 00 00</p>') })
    await laterRequest(page)
    expect(requested).toEqual(['/element/hypotheek-orientatie.js'])
    await expect(page.getByText('Bel 020')).toBeVisible()
  })

  test('scrolling near the element loads the application, which replaces the content inside', async ({ page }) => {
    await openHostPage(page, { body: farBelow('<p>Bel 020 – 000 00 00</p>') })
    await expect(page.getByText('Bel 020')).toBeVisible()
    await laterRequest(page)
    const requested = chunks(page)
    await page.evaluate(() => scrollTo(0, 3000))
    await readyCalculator(page)
    const first = ['2025', 'mount', 'react'].map((part) => `/element/chunks/${part}.js`)
    expect(requested.slice(0, 3).toSorted()).toEqual(first)
    await expect(page.getByText('Bel 020')).toBeHidden()
  })

  const withJson = (laden: string) =>
    `<section data-dynamic-props='{"laden": ${laden}}'><div>${farBelow('', 'laden="direct"')}</div></section>`

  test('laden="direct" loads an element far below the viewport at once', LONG, async ({ page, runCase }) => {
    const setLater = (page: Page) =>
      page.locator('hypotheek-orientatie').evaluate((host) => host.setAttribute('laden', 'direct'))
    for (const [where, body, after] of [
      ['as an attribute', farBelow('', 'laden="direct"')],
      ['as an attribute that is set later', farBelow(), setLater],
      ['beside JSON with `laden` null', withJson('null')],
      ['beside JSON with an unknown `laden`', withJson('"nu"')],
    ] as const)
      await runCase(where, async () => {
        await openHostPage(page, { body })
        await after?.(page)
        await readyCalculator(page)
      })
  })
})

test('the demo page shows the calculator, and its settings change the element at once', async ({ page }) => {
  await page.goto('/')
  const { element, button } = calculatorIn(page.locator('hypotheek-orientatie'))
  await expect(button('Ga verder')).toBeVisible()
  await expect(element).toHaveAttribute('normjaar', '2026')

  await page.getByRole('radio', { name: 'Florius' }).check({ force: true })
  await page.getByRole('radio', { name: '2025' }).check({ force: true })
  await expect(element).toHaveAttribute('label-code', 'FL')
  await expect(element).toHaveAttribute('normjaar', '2025')

  await page.reload()
  await expect(element).toHaveAttribute('label-code', 'FL')
})

test('nothing on the demo page shifts when the application loads after a delay', async ({ page, runCase }) => {
  await recordLayoutShifts(page)
  for (const [width, height] of [
    [1280, 2400],
    [768, 2400],
    [560, 2400],
    [390, 2800],
    [320, 2800],
  ] as const)
    await runCase(`at ${width} pixels wide`, async () => {
      const release = await holdBack(page, '**/chunks/**')
      await page.setViewportSize({ width, height })
      const requested = page.waitForRequest('**/chunks/mount-*')
      await page.goto('/')
      await requested
      await whenStill(page)
      release()
      await untilCalculated(await readyCalculator(page))
      await whenStill(page)
      expect(await layoutShiftsOf(page)).toEqual([])
    })
})

test.describe('an application that fails to load', () => {
  test.use({ expectedComplaints: /laadt niet|Er is een nieuwe versie|Failed to load resource|net::ERR/ })

  test('an application that fails to load is reported, and a retry keeps the answers', async ({ page, runCase }) => {
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:fout', (event) => {
        document.documentElement.dataset['fout'] = (event as CustomEvent<{ code: string }>).detail.code
      })
    })
    for (const part of ['mount', '2025'])
      await runCase(`when the chunk ${part} fails`, async () => {
        await page.route(`**/chunks/${part}-*`, (route) => route.abort())
        await openHostPage(page, { body: CALCULATOR })
        const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
        const { element, choose, click, button, field, fillIn } = calculator
        await expect(element.getByRole('alert')).toContainText(/De rekenhulp laadt niet/)
        expect(await page.evaluate(() => document.documentElement.dataset['fout'])).toBe('niet-geladen')
        await fillIn(INKOMEN, '60000')
        await choose(SAMEN, 'Samen')
        await click('Probeer opnieuw')
        await expect(button('Probeer opnieuw')).toBeEnabled()

        await letThrough(page, `**/chunks/${part}-*`)
        await click('Probeer opnieuw')
        await recovered(calculator, maximum(calculator).filter({ hasText: '€ 253.716' }))
        await expect(element.getByRole('alert')).toBeHidden()
        await expect(field(INKOMEN)).toHaveValue('60.000')
        await expect(field(PARTNER)).toBeVisible()
        await expect(maximum(calculator)).toHaveText('€ 253.716')
      })
  })
})
