import { type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

import { DIST } from '../../support/bundle'
import { LONG } from '../../support/matrix'
import { calculatorIn, type Calculator } from '../page/calculator'
import { lazyChunksLoaded, letThrough } from '../page/requests'
import { expect, test } from '../test'
import { completeSteps, openHostPage, atHostPage, CALCULATOR, readyCalculator, toHtml } from './hostPage'

const read = (file: string): unknown => JSON.parse(readFileSync(`${DIST}/${file}`, 'utf8'))

const { integrity } = read('integriteit.json') as { readonly integrity: Readonly<Record<string, string>> }
const { needs } = read('browsers.json') as { readonly needs: readonly string[] }

const VERNIEUWD = 'Er is een nieuwe versie. Laad de pagina opnieuw; je antwoorden blijven staan.'
const LAAD_OPNIEUW = 'Laad de pagina opnieuw'

/**
 * Opens a page with the calculator in a `srcdoc` frame. `sandbox` is the attribute of the frame; undefined for none.
 */
const inFrame = async (page: Page, sandbox: string | undefined): Promise<Calculator> => {
  await openHostPage(page, { body: '' })
  await page.evaluate(
    ([sandbox, calculator]) => {
      const frame = document.createElement('iframe')
      const loader = `${location.origin}/element/hypotheek-orientatie.js`
      frame.srcdoc = `<!doctype html><script type='module' src='${loader}'></script>${calculator}`
      frame.width = '1240'
      frame.height = '1600'
      if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
      document.body.append(frame)
    },
    [sandbox, CALCULATOR] as const,
  )
  return calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
}

const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

test.describe('a page whose release was replaced while it was open', () => {
  test.use({ expectedComplaints: /Failed to load (resource|module script)|Er is een nieuwe versie/ })

  test('after a chunk request gets HTML, the message about a new release offers a reload', async ({ page }) => {
    const everything = lazyChunksLoaded(page)
    const calculator = await atHostPage(page)
    await everything
    await page.route('**/chunks/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await calculator.click('Wat betekenen deze woorden?')
    await expect(calculator.element.getByText(VERNIEUWD)).toBeVisible()
    await expect(calculator.button(LAAD_OPNIEUW)).toBeVisible()
  })

  test('after a chunk request gets status 404, the offered reload keeps the answers', async ({ page }) => {
    const calculator = await atHostPage(page)
    await completeSteps(calculator)
    await page.route('**/chunks/*', (route) => route.fulfill({ status: 404 }))
    await calculator.click('Bewaar of deel')
    await expect(calculator.element.getByText(VERNIEUWD)).toBeVisible()
    expect(await stored(page)).toEqual([])
    await letThrough(page, '**/chunks/*')
    await page.evaluate(() => (document.documentElement.dataset['old'] = ''))
    await calculator.click(LAAD_OPNIEUW)
    await expect(page.locator('html[data-old]')).toHaveCount(0)
    await expect(calculator.element.getByRole('heading', { name: 'Je uitkomst', level: 2 })).toBeVisible()
    await expect(calculator.line('Je benodigde hypotheek', 'Hypotheekbedrag')).toHaveText(/^€\s\d{3}\.\d{3}$/)
    await expect.poll(() => stored(page)).toEqual([])
    await page.reload()
    const { field } = await readyCalculator(page)
    // The calculator removes stored answers once it has restored them.
    await expect.poll(() => stored(page)).toEqual([])
    await expect(field('Bruto jaarinkomen')).toHaveValue('')
  })

  test('a reload after a new release restores the open step and every typed text', async ({ page }) => {
    const calculator = await atHostPage(page)
    const { element, field, fillIn, click } = calculator
    await completeSteps(calculator)
    await click('Vorige stap')
    await fillIn('Vraagprijs van de woning', 'drie ton')
    await page.route('**/chunks/*', (route) => route.fulfill({ status: 404 }))
    await click('Wat betekenen deze woorden?')
    await expect(element.getByText(VERNIEUWD)).toBeVisible()
    await field('Eigen geld').fill('12000')
    await letThrough(page, '**/chunks/*')
    await page.reload()
    await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeVisible()
    await expect(field('Vraagprijs van de woning')).toHaveValue('drie ton')
    await expect(field('Eigen geld')).toHaveValue('12.000')
    await click('Ga verder')
    await expect(element.getByText(/We herkennen de invoer niet als een bedrag/).first()).toBeVisible()
  })

  test('in a sandboxed iframe the message about a new release asks to fill in the answers again', async ({ page }) => {
    const calculator = await inFrame(page, 'allow-scripts')
    await completeSteps(calculator)
    await page.route('**/chunks/*', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    )
    await calculator.click('Bewaar of deel')
    await expect(
      calculator.element.getByText('Er is een nieuwe versie. Laad de pagina opnieuw en vul je antwoorden opnieuw in.'),
    ).toBeVisible()
  })

  test('after a 404 for the application chunk, the offered reload keeps the typed income', async ({ page }) => {
    await page.route('**/chunks/mount-*', (route) => route.fulfill({ status: 404 }))
    await openHostPage(page, { body: CALCULATOR })
    const { element, field, fillIn, click } = calculatorIn(page.locator('hypotheek-orientatie'))
    await expect(element.getByRole('alert')).toContainText(VERNIEUWD)
    await fillIn('Bruto jaarinkomen', '60000')
    await letThrough(page, '**/chunks/mount-*')
    await click(LAAD_OPNIEUW)
    await expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})

const importmap = (): string => {
  const entries = Object.entries(integrity).map(([address, hash]) => [`./element/${address.slice(2)}`, hash] as const)
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries<string>(entries) })}</script>`
}

test.describe('a page with an integrity map of every file', () => {
  test.use({ expectedComplaints: /integrity|laadt niet|Failed|Er is een nieuwe versie/ })

  /** Imports every file of the integrity map in the page. Returns the files whose import succeeded. */
  const loaded = (page: Page) =>
    page.evaluate(async (addresses) => {
      const results = await Promise.allSettled(
        addresses.map((address) => import(new URL(`element/${address}`, location.href).href)),
      )
      return addresses.filter((_address, index) => results[index]?.status === 'fulfilled')
    }, Object.keys(integrity))

  test('a page with an integrity map runs every unchanged file', async ({ page }) => {
    await openHostPage(page, { head: importmap(), body: '' })
    expect(await loaded(page)).toEqual(Object.keys(integrity))
  })

  test('a page with an integrity map runs no file with a changed byte', LONG, async ({ page }) => {
    await page.route('**/element/**/*.js*', async (route) => {
      // No limit but that of the test: a busy machine needs long for all files at once.
      const response = await route.fetch({ timeout: 0 })
      await route.fulfill({ response, body: `${await response.text()} ` })
    })
    await openHostPage(page, { head: importmap(), body: CALCULATOR })
    expect(await loaded(page)).toEqual([])
    await expect(page.locator('hypotheek-orientatie:defined')).toHaveCount(0)
  })

  test('a page with an integrity map does not run a chunk that changed after a failed load', async ({ page }) => {
    const broken = '**/chunks/2025-*'
    await page.route(broken, (route) => route.abort())
    await openHostPage(page, { head: importmap(), body: CALCULATOR })
    const { element } = calculatorIn(page.locator('hypotheek-orientatie'))
    const alert = element.getByRole('alert')
    await expect(alert).toContainText('De rekenhulp laadt niet.')
    const changed = page.waitForRequest(broken)
    await page.route(broken, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.gekraakt = true; export const jaar = 1' }),
    )
    await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await changed
    await expect(alert).toContainText(VERNIEUWD)
    await expect(alert.getByRole('button')).toHaveText(LAAD_OPNIEUW)
    expect(await page.evaluate(() => 'gekraakt' in globalThis)).toBe(false)
  })
})

test.describe('a browser that lacks a required feature', () => {
  test.use({ expectedComplaints: /Deze browser is te oud|is not a function|is not a constructor|not defined/ })

  test('a browser without a required feature gets the message that it is too old', LONG, async ({ page, runCase }) => {
    for (const feature of needs)
      await runCase(feature, async () => {
        const [last = '', ...owners] = feature.split('.').toReversed()
        const owner = ['globalThis', ...owners.toReversed()].join('.')
        await openHostPage(page, {
          head: `<script>delete ${owner}.${last}</script>`,
          body: CALCULATOR.replace('></hyp', '><p>Bel 020 – 000 00 00</p></hyp'),
        })
        await expect(page.getByRole('alert')).toHaveText(
          'Deze browser is te oud voor de rekenhulp. Probeer het in een nieuwere browser.',
        )
        await expect(page.getByText('Bel 020')).toBeVisible()
      })
  })
})

test('a srcdoc iframe makes share links to the outer page, and none in a sandbox, where dialogs confirm', async ({
  page,
  runCase,
}) => {
  for (const [what, sandbox, expected] of [
    ['without a sandbox', undefined, /\/gast\.html#hypotheekberekening-/],
    ['in a sandbox', 'allow-scripts', undefined],
  ] as const)
    await runCase(what, async () => {
      const calculator = await inFrame(page, sandbox)
      await calculator.click('Bereken jaarinkomen')
      await calculator.field('Bruto maandinkomen').fill('4000')
      await calculator.field('Bruto maandinkomen').press('Enter')
      await expect(calculator.field('Bruto jaarinkomen')).toHaveValue('48.000')
      await completeSteps(calculator)
      await calculator.click('Bewaar of deel')
      const dialog = calculator.element.getByRole('dialog')
      if (expected) await expect(dialog.getByRole('textbox')).toHaveValue(expected)
      else {
        await expect(dialog).toContainText('Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.')
        await expect(dialog.getByRole('textbox')).toHaveCount(0)
      }
    })
})

test('a share link from an iframe filled by document.write opens the outer page', async ({ page }) => {
  await page.route('**/schrijft.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><iframe width="1240" height="1600"></iframe><script>
        const { contentDocument } = document.querySelector('iframe')
        contentDocument.open()
        contentDocument.write(${JSON.stringify(toHtml({ body: CALCULATOR })).replaceAll('</', String.raw`<\/`)})
        contentDocument.close()
      </script>`,
    }),
  )
  await page.goto('schrijft.html')
  const calculator = calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
  await completeSteps(calculator)
  await calculator.click('Bewaar of deel')
  const field = calculator.element.getByRole('dialog').getByRole('textbox')
  await expect(field).toHaveValue(/#hypotheekberekening-/)
  const link = await field.inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  await calculator.click('Bekijk deze berekening')
  await expect(page).toHaveURL(/\/schrijft\.html$/)
})
