import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { calculatorIn } from '../page/calculator'
import { holdBack, letThrough } from '../page/requests'
import { expect, test } from '../test'
import { INKOMEN, maximum } from './firstPaint'
import { openHostPage, CALCULATOR, readyCalculator, recovered } from './hostPage'

/** The chunks that the figures need besides those of the first load. */
const CHUNKS = ['lokaal', 'bereken', 'paneelcijfers']
/** Widths in pixels with the summary beside the form, and with the summary as a closed bar. */
const WIDTHS = [1000, 360]

const MELDING = /De berekening is niet gelukt|De rekenhulp laadt niet/
const MUCH_INCOME = '60.000'
const MAXIMUM = '€ 270.716'

const open = async (page: Page) => {
  await openHostPage(page, { body: CALCULATOR })
  return readyCalculator(page)
}

test.describe('a chunk of the figures that fails to load', () => {
  test.use({ expectedComplaints: /laadt niet|Er is een nieuwe versie|Failed to load resource|net::ERR/ })

  for (const width of matrix(WIDTHS))
    test(`a chunk of the figures that fails to load is reported, and recovers on retry, at ${width} px`, async ({
      page,
      runCase,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const part of CHUNKS)
        await runCase(part, async () => {
          await page.route(`**/chunks/${part}-*`, (route) => route.abort())
          const calculator = await open(page)
          const { element, button, fillIn, click } = calculator
          const message = element.getByText(MELDING)
          await expect(message).toBeVisible()
          await letThrough(page, `**/chunks/${part}-*`)
          if (!(await button('Probeer opnieuw').isVisible())) await message.click()
          await click('Probeer opnieuw')
          await fillIn(INKOMEN, MUCH_INCOME)
          await recovered(calculator, element.getByText(MAXIMUM).filter({ visible: true }))
          await expect(message).toBeHidden()
          await expect(calculator.field(INKOMEN)).toHaveValue(MUCH_INCOME)
        })
    })

  test('an income typed after a failed load is calculated when the connection returns', async ({ page, context }) => {
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.method()))
    await page.route('**/chunks/lokaal-*', (route) => route.abort())
    const { element, fillIn } = await open(page)
    await expect(element.getByText(MELDING)).toBeVisible()
    await fillIn(INKOMEN, MUCH_INCOME)
    // A failed load is a GET and a HEAD. The load after the new income fails too, so nothing is calculated yet.
    await expect.poll(() => failed).toEqual(['GET', 'HEAD', 'GET', 'HEAD'])
    await expect(element.getByText(MELDING)).toBeVisible()
    await letThrough(page, '**/chunks/lokaal-*')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(maximum(calculatorIn(page.locator('hypotheek-orientatie')))).toHaveText(MAXIMUM)
  })
})

test('a calculator removed while its engine loads shows the maximum once it is put back', LONG, async ({ page }) => {
  const release = await holdBack(page, '**/chunks/lokaal-*')
  const requested = page.waitForRequest('**/chunks/lokaal-*')
  const calculator = await open(page)
  await requested
  await calculator.fillIn(INKOMEN, MUCH_INCOME)
  const removed = await calculator.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => removed.evaluate((host) => host.shadowRoot?.querySelector('.kader'))).toBeNull()
  release()
  await removed.evaluate((host) => document.body.append(host))
  await expect(maximum(calculator)).toHaveText(MAXIMUM)
  await expect(calculator.field(INKOMEN)).toHaveValue(MUCH_INCOME)
})
