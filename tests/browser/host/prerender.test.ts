import { type Page } from '@playwright/test'

import { laterRequest } from '../page/requests'
import { nieuweOrientatie, toAntwoord, wijzig } from '../../../domain'
import { formatGedeeld, toAnders } from '../../../domain/orientatie'
import { expect, test } from '../test'
import { calculatorWith, toHtml, untilCalculated, readyCalculator } from './hostPage'

const ANSWERS = wijzig(nieuweOrientatie('MY'), toAntwoord('eigen.inkomen', 60_000))
const SHARED = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2025-06-16', antwoorden: toAnders(ANSWERS) })

/** Runs in the page: pretends that the browser draws the page ahead, until `openPage` is dispatched. */
const drawAhead = (): void => {
  let isAhead = true
  Object.defineProperty(document, 'prerendering', { get: () => isAhead })
  addEventListener('openPage', () => {
    isAhead = false
    document.dispatchEvent(new Event('prerenderingchange'))
  })
}

/** Returns the names of the events that the page reported to its queue. */
const reported = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: readonly { eventNaam: string }[] }).dataLayer ?? []).map(({ eventNaam }) => eventNaam),
  )

// Headless Chromium requests a page to prerender, but does not draw it. So the test sets `document.prerendering`.
for (const [how, fragment] of [
  ['with laden="direct"', ''],
  ['with a shared link', `#hypotheekberekening-${SHARED}`],
] as const)
  test(`a page that is drawn ahead ${how} reports its page view only once the visitor opens it`, async ({ page }) => {
    await page.addInitScript(drawAhead)
    await page.route('**/vooruit.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: toHtml({ body: calculatorWith('analytics') }) }),
    )
    const loaded = page.waitForResponse(/\/chunks\/mount-/)
    await page.goto(`vooruit.html${fragment}`)
    await loaded
    await laterRequest(page)
    expect(await reported(page)).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('openPage')))
    const calculator = await readyCalculator(page)
    await untilCalculated(calculator)
    if (fragment)
      await expect(calculator.element.getByText(/^Iemand heeft deze berekening met je gedeeld/)).toBeVisible()
    await expect.poll(() => reported(page)).toContain('paginaweergave')
    expect((await reported(page)).filter((name) => name === 'paginaweergave')).toHaveLength(1)
  })
