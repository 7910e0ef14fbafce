import { type Page } from '@playwright/test'

import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'

declare global {
  interface Window {
    gezegd?: string[]
  }
}

const HERBEREKEND = 'polite: Er heeft een herberekening plaatsgevonden.'
const NIETS_INGEVULD = 'assertive: Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'

/** Keeps every text that appears in a live region of the page, in order. */
const luister = (page: Page) =>
  page.addInitScript(() => {
    const gezegd: string[] = []
    window.gezegd = gezegd
    new MutationObserver((mutaties) => {
      for (const { target, addedNodes } of mutaties) {
        const element = target instanceof Element ? target : target.parentElement
        const regio = element?.closest('body > [aria-live]')
        const tekst = element?.textContent
        if (regio && tekst && addedNodes.length > 0) gezegd.push(`${regio.getAttribute('aria-live') ?? ''}: ${tekst}`)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

const gezegd = (page: Page) => page.evaluate(() => window.gezegd ?? [])

/** The receipts among them. */
const bonnetjes = async (page: Page) =>
  (await gezegd(page)).filter((tekst) => tekst.startsWith('polite: Je maximale hypotheek.'))

/** Longer than any message waits before it is said. */
const zwijg = (page: Page) => page.waitForTimeout(1500)

test.beforeEach(async ({ page }) => luister(page))

test('the page has one polite and one assertive region, in Dutch, outside the element', async ({ page }) => {
  await openRekenhulp(page)
  for (const regio of ['polite', 'assertive']) {
    await expect(page.locator(`body > [aria-live=${regio}]`)).toHaveCount(1)
    await expect(page.locator(`body > [aria-live=${regio}]`)).toHaveAttribute('lang', 'nl')
  }
})

test('opening says nothing, and answers in quick succession are said to be recalculated once', async ({ page }) => {
  const { kies, vulIn } = await openRekenhulp(page)
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

test('a refusal is said each time it is refused, and never twice', async ({ page }) => {
  const { klik } = await openRekenhulp(page)
  await klik('Ga verder')
  await zwijg(page)
  expect(await gezegd(page)).toEqual([NIETS_INGEVULD])
  await klik('Ga verder')
  await zwijg(page)
  expect(await gezegd(page)).toEqual([NIETS_INGEVULD, NIETS_INGEVULD])
})

test('what an open dialog fills in is said after it, and not lost behind the recalculation', async ({ page }) => {
  const { klik, knop, veld } = await openRekenhulp(page)
  await klik('Bereken jaarinkomen')
  await veld('Bruto maandinkomen').fill('4.000')
  await page.keyboard.press('Tab')
  await zwijg(page)
  expect(await gezegd(page)).toEqual([])
  await knop('Bevestig inkomen').click()
  await zwijg(page)
  expect(await gezegd(page)).toEqual([HERBEREKEND, 'polite: Het bruto jaarinkomen van € 48.000 is ingevuld.'])
})

test('a fault in the dialog is said inside it, where it is heard', async ({ page }) => {
  const { element, klik, veld } = await openRekenhulp(page)
  await klik('Bereken jaarinkomen')
  await veld('Bruto maandinkomen').fill('veel')
  await page.keyboard.press('Tab')
  await expect(element.getByRole('dialog').locator('[aria-live=assertive]')).toHaveText(/We herkennen de invoer niet/)
  await zwijg(page)
  expect(await gezegd(page)).toEqual([])
})

test('the last step reads the receipt when asked to, and once after each calculation', async ({ page }) => {
  const { kiesUit, klik, knop, vulIn } = await openRekenhulp(page)
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
