import { type Page } from '@playwright/test'

import { gezegd, luister } from '../pagina/bijgehouden'
import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'

const HERBEREKEND = 'polite: Er heeft een herberekening plaatsgevonden.'

/** Returns the announced receipts. */
const bonnetjes = async (page: Page) => (await gezegd(page)).filter((tekst) => tekst.includes('Je maximale hypotheek.'))

/** Runs the clock longer than any message waits before it is announced and stays after that. */
const zwijg = (page: Page) => page.clock.runFor(1500)

/** Opens a calculator that has calculated once, and stops the clock of its page. */
const open = async (page: Page): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page)
  await expect(rekenhulp.element.locator('aside section').getByText(/^Vul je inkomen in,/)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  return rekenhulp
}

test.beforeEach(async ({ page }) => {
  await luister(page)
  await page.clock.install()
})

test('the page has one polite and one assertive region, in Dutch, outside the element', async ({ page }) => {
  await openRekenhulp(page)
  for (const regio of ['polite', 'assertive']) {
    await expect(page.locator(`body > [aria-live=${regio}]`)).toHaveCount(1)
    await expect(page.locator(`body > [aria-live=${regio}]`)).toHaveAttribute('lang', 'nl')
  }
})

test('opening announces nothing, and several quick answers announce one recalculation', async ({ page }) => {
  const { kies, vulIn } = await open(page)
  await zwijg(page)
  expect(await gezegd(page)).toEqual([])
  await page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    for (const antwoord of ['samen', 'alleen', 'samen'])
      root?.querySelector<HTMLInputElement>(`input[type=radio][value=${antwoord}]`)?.click()
  })
  await zwijg(page)
  expect(await gezegd(page)).toEqual([HERBEREKEND])
  await kies('Koop je alleen of samen?', 'Alleen')
  await zwijg(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await zwijg(page)
  expect(await gezegd(page)).toEqual([HERBEREKEND, HERBEREKEND, HERBEREKEND])
})

test('the last step reads the receipt on request, and once after each calculation', async ({ page }) => {
  const { kiesUit, klik, knop, vulIn } = await open(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '200.000')
  await klik('Ga verder')
  await zwijg(page)
  await knop('Lees de samenvatting voor').press('Enter')
  await zwijg(page)
  const [gevraagd, ...meer] = await bonnetjes(page)
  expect(gevraagd).toContain('Hypotheekbedrag: ')
  expect(meer).toEqual([])
  await kiesUit('Hoe lang wil je je rente vastzetten?', '20 jaar')
  await zwijg(page)
  expect((await bonnetjes(page)).slice(1)).toEqual([expect.stringContaining('Hypotheekbedrag: ')])
})
