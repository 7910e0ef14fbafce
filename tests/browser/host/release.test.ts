import { type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

import { DIST } from '../../support/bundle'
import { LONG } from '../../support/matrix'
import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { doorloop, openGastpagina, opGastpagina, REKENHULP, staat, toHtml } from './hostPage'

const read = (file: string): unknown => JSON.parse(readFileSync(`${DIST}/${file}`, 'utf8'))

const { integrity } = read('integriteit.json') as { readonly integrity: Readonly<Record<string, string>> }
const { needs } = read('browsers.json') as { readonly needs: readonly string[] }

const VERNIEUWD = 'Deze pagina is vernieuwd. Laad haar opnieuw, dan gaat de rekenhulp verder met je antwoorden.'
const LAAD_OPNIEUW = 'Laad de pagina opnieuw'

/** Opens a page with the calculator in a `srcdoc` frame; `sandbox` is the value of that attribute, absent for none. */
const inFrame = async (page: Page, sandbox: string | undefined): Promise<Rekenhulp> => {
  await openGastpagina(page, { body: '' })
  await page.evaluate(
    ([sandbox, rekenhulp]) => {
      const frame = document.createElement('iframe')
      const loader = `${location.origin}/element/hypotheek-orientatie.js`
      frame.srcdoc = `<!doctype html><script type='module' src='${loader}'></script>${rekenhulp}`
      frame.width = '1240'
      frame.height = '1600'
      if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
      document.body.append(frame)
    },
    [sandbox, REKENHULP] as const,
  )
  return rekenhulpIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
}

const bewaard = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

test.describe('a page whose release was replaced while it was open', () => {
  test.use({ verwachteKlachten: /Failed to load (resource|module script)|Deze pagina is vernieuwd/ })

  for (const [wat, antwoord] of [
    ['404', { status: 404 }],
    ['the page itself', { contentType: 'text/html', body: '<!doctype html>' }],
  ] as const)
    test(`chunks that answer with ${wat} lead to a reload of the page, which keeps the answers`, async ({ page }) => {
      const rekenhulp = await opGastpagina(page)
      await doorloop(rekenhulp)
      await page.route('**/chunks/*', (route) => route.fulfill(antwoord))
      await rekenhulp.klik('Deel je berekening')
      await expect(rekenhulp.element.getByText(VERNIEUWD)).toBeVisible()
      expect(await bewaard(page)).toEqual([])
      await page.unroute('**/chunks/*')
      await rekenhulp.klik(LAAD_OPNIEUW)
      await expect(rekenhulp.element.getByRole('heading', { name: 'Rentevaste periode', level: 2 })).toBeVisible()
      await expect(rekenhulp.regel('Je benodigde hypotheek', 'Hypotheekbedrag')).toHaveText(/^€ \d{3}\.\d{3}$/)
      await expect.poll(() => bewaard(page)).toEqual([])
      await page.reload()
      await expect((await staat(page)).veld('Bruto jaarinkomen')).toHaveValue('')
    })

  test('a reload after a new release restores the open step and every typed text', async ({ page }) => {
    const rekenhulp = await opGastpagina(page)
    const { element, veld, vulIn, klik } = rekenhulp
    await doorloop(rekenhulp)
    await klik('Vorige stap')
    await vulIn('Vraagprijs van de woning', 'drie ton')
    await page.route('**/chunks/*', (route) => route.fulfill({ status: 404 }))
    await klik('Wat betekenen deze woorden?')
    await expect(element.getByText(VERNIEUWD)).toBeVisible()
    await veld('Eigen geld').fill('12000')
    await page.unroute('**/chunks/*')
    await page.reload()
    await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeVisible()
    await expect(veld('Vraagprijs van de woning')).toHaveValue('drie ton')
    await expect(veld('Eigen geld')).toHaveValue('12.000')
    await klik('Ga verder')
    await expect(element.getByText(/We herkennen de invoer niet als een bedrag/).first()).toBeVisible()
  })

  test('in a sandbox the message about a new release says that answers will be lost', async ({ page }) => {
    const rekenhulp = await inFrame(page, 'allow-scripts')
    await doorloop(rekenhulp)
    await page.route('**/chunks/*', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    )
    await rekenhulp.klik('Deel je berekening')
    await expect(
      rekenhulp.element.getByText('Deze pagina is vernieuwd. Laad haar opnieuw en vul je antwoorden opnieuw in.'),
    ).toBeVisible()
  })

  test('a missing application leads to a reload of the page, which keeps the typed text', async ({ page }) => {
    await page.route('**/chunks/mount-*', (route) => route.fulfill({ status: 404 }))
    await openGastpagina(page, { body: REKENHULP })
    const { element, veld, vulIn, klik } = rekenhulpIn(page.locator('hypotheek-orientatie'))
    await expect(element.getByRole('alert')).toContainText(VERNIEUWD)
    await vulIn('Bruto jaarinkomen', '60000')
    await page.unroute('**/chunks/mount-*')
    await klik(LAAD_OPNIEUW)
    await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})

const importmap = (): string => {
  const entries = Object.entries(integrity).map(([address, hash]) => [`./element/${address.slice(2)}`, hash] as const)
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries<string>(entries) })}</script>`
}

test.describe('a page with an integrity map of every file', () => {
  test.use({ verwachteKlachten: /integrity|laadt niet|Failed|Deze pagina is vernieuwd/ })

  /** Imports every file of the map in turn. Returns those that ran. */
  const geladen = (page: Page) =>
    page.evaluate(async (addresses) => {
      const results = await Promise.allSettled(
        addresses.map((address) => import(new URL(`element/${address}`, location.href).href)),
      )
      return addresses.filter((_address, index) => results[index]?.status === 'fulfilled')
    }, Object.keys(integrity))

  test('a page with an integrity map runs every unchanged file', async ({ page }) => {
    await openGastpagina(page, { head: importmap(), body: '' })
    expect(await geladen(page)).toEqual(Object.keys(integrity))
  })

  test('a page with an integrity map runs no file with a changed byte', LONG, async ({ page }) => {
    await page.route('**/element/**/*.js*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()} ` })
    })
    await openGastpagina(page, { head: importmap(), body: REKENHULP })
    expect(await geladen(page)).toEqual([])
    await expect(page.locator('hypotheek-orientatie:defined')).toHaveCount(0)
  })

  test('a page with an integrity map does not run a changed file on retry either', async ({ page }) => {
    let keer = 0
    await page.route('**/chunks/2025-*', (route) => {
      keer += 1
      return keer === 1
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: 'globalThis.gekraakt = true; export const jaar = 1' })
    })
    await openGastpagina(page, { head: importmap(), body: REKENHULP })
    const { element, klik } = rekenhulpIn(page.locator('hypotheek-orientatie'))
    await expect(element.getByRole('alert')).toContainText('De rekenhulp laadt niet.')
    await klik('Probeer opnieuw')
    await expect.poll(() => keer).toBeGreaterThan(1)
    await expect(element.getByRole('alert').getByRole('button')).toBeEnabled()
    expect(await page.evaluate(() => 'gekraakt' in globalThis)).toBe(false)
  })
})

test.describe('a browser that lacks a required feature', () => {
  test.use({ verwachteKlachten: /Deze browser is te oud|is not a function|is not a constructor|not defined/ })

  test(
    'a browser that lacks a required feature shows that it is too old, below the content placed inside',
    LONG,
    async ({ page, geval }) => {
      for (const feature of needs)
        await geval(feature, async () => {
          const [last = '', ...owners] = feature.split('.').toReversed()
          const owner = ['globalThis', ...owners.toReversed()].join('.')
          await openGastpagina(page, {
            head: `<script>delete ${owner}.${last}</script>`,
            body: REKENHULP.replace('></hyp', '><p>Bel 020 – 000 00 00</p></hyp'),
          })
          await expect(page.getByRole('alert')).toHaveText(
            'Deze browser is te oud voor de rekenhulp. Probeer het in een nieuwere browser.',
          )
          await expect(page.getByText('Bel 020')).toBeVisible()
        })
    },
  )
})

test('a srcdoc frame makes share links to the page around it, except in a sandbox', async ({ page, geval }) => {
  for (const [wat, sandbox, verwacht] of [
    ['in a page of the same site', undefined, /\/gast\.html#hypotheekberekening=/],
    ['in a sandbox', 'allow-scripts', undefined],
  ] as const)
    await geval(wat, async () => {
      const rekenhulp = await inFrame(page, sandbox)
      await doorloop(rekenhulp)
      await rekenhulp.klik('Deel je berekening')
      const dialoog = rekenhulp.element.getByRole('dialog')
      if (verwacht) await expect(dialoog.getByRole('textbox')).toHaveValue(verwacht)
      else {
        await expect(dialoog).toContainText('Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.')
        await expect(dialoog.getByRole('textbox')).toHaveCount(0)
      }
    })
})

test('a share link from a frame filled by document.write opens on the page around it', async ({ page }) => {
  await page.route('**/schrijft.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><iframe width="1240" height="1600"></iframe><script>
        const { contentDocument } = document.querySelector('iframe')
        contentDocument.open()
        contentDocument.write(${JSON.stringify(toHtml({ body: REKENHULP })).replaceAll('</', String.raw`<\/`)})
        contentDocument.close()
      </script>`,
    }),
  )
  await page.goto('schrijft.html')
  const rekenhulp = rekenhulpIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
  await doorloop(rekenhulp)
  await rekenhulp.klik('Deel je berekening')
  const link = await rekenhulp.element.getByRole('dialog').getByRole('textbox').inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  await rekenhulp.klik('Bekijk deze berekening')
  await expect(page).toHaveURL(/\/schrijft\.html$/)
})
