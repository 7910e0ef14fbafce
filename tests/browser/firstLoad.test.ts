import { type Response } from '@playwright/test'

import { NORMJAREN } from '../../domain'
import { brotliSize, FIRST_LOAD_BUDGET, firstLoad, lazyLoad, readManifest } from '../support/bundle'
import { laterRequest, lazyChunksLoaded } from './page/requests'
import { openCalculator } from './page/calculator'
import { expect, test } from './test'
import { serveElsewhere } from './host/otherSite'
import { readyCalculator } from './host/hostPage'
import { matrix } from '../support/matrix'

for (const normjaar of matrix([2025, 2026]))
  test(`step 1 with norms of ${normjaar} first fetches only loader, application and norms, within budget`, async ({
    page,
    address,
  }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))

    await openCalculator(page, { 'label-code': 'MY', normjaar: String(normjaar) })
    const element = new URL('element/', address).href
    const chunks = () => responses.filter((response) => response.url().startsWith(element))
    const names = () => chunks().map((response) => response.url().slice(element.length))
    const first = firstLoad(readManifest(), normjaar)
    await expect.poll(() => names().length).toBe(first.size + lazyLoad(readManifest()).size)
    await laterRequest(page)
    expect(names().slice(0, first.size).toSorted()).toEqual([...first].toSorted())
    expect(names().slice(first.size).toSorted()).toEqual([...lazyLoad(readManifest())].toSorted())

    const sizes = await Promise.all(
      chunks()
        .slice(0, first.size)
        .map(async (response) => brotliSize(await response.body())),
    )
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
  })

test('the calculator and its lazily loaded chunks fetch nothing from another site', async ({ page, address }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const everything = lazyChunksLoaded(page)
  await openCalculator(page)
  await everything
  expect(requested.filter((url) => !url.startsWith(address))).toEqual([])
})

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** A link tag that stops the browser from requesting an icon. */
const NO_ICON = '<link rel="icon" href="data:,">'

const preloadsIn = (html: string | null, base: string): readonly string[] =>
  [...(html ?? '').matchAll(PRELOAD)].map(([, address = '']) => new URL(address, base).href)

for (const normjaar of matrix([2025, 2026]))
  test(`the demo page fetches each chunk once; its embed code for ${normjaar} preloads only fetched chunks`, async ({
    page,
    requested,
  }) => {
    await page.goto('/')
    await readyCalculator(page)
    const chunks = requested.splice(0).filter((address) => address.includes('/chunks/'))
    expect(chunks).toEqual([...new Set(chunks)])

    let ofPage: readonly string[] = []
    await page.route(/\/\?/, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      ofPage = preloadsIn(html, page.url())
      await route.fulfill({ response, body: html.replaceAll(PRELOAD, '') })
    })
    await page.goto(`/?normjaar=${normjaar}`)
    await readyCalculator(page)
    const written = preloadsIn(await page.locator('.insluiten code').textContent(), page.url())
    expect(written).toHaveLength(3)
    expect(requested).toEqual(expect.arrayContaining([...written]))
    if (normjaar === Math.max(...NORMJAREN)) expect(ofPage).toEqual(written)
  })

test('a page with the embed code and its integrity hashes fetches each chunk once and logs nothing', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  const code = page.locator('.insluiten code')
  await page.locator('input[name="integriteit"][value="ja"]').check({ force: true })
  await expect(code).toContainText('importmap')
  const html = (await code.textContent()) ?? ''
  const otherSite = await serveElsewhere({
    '/': `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Eigen</title>${NO_ICON}${html}`,
  })
  const ownPage = await context.newPage()
  const logged: string[] = []
  ownPage.on('console', (message) => logged.push(message.text()))
  const chunks: string[] = []
  ownPage.on('request', (request) => {
    if (request.url().includes('/chunks/')) chunks.push(request.url())
  })
  await ownPage.goto(otherSite.address)
  await readyCalculator(ownPage)
  otherSite.close()
  expect(preloadsIn(html, otherSite.address)).toHaveLength(3)
  expect(chunks).toEqual([...new Set(chunks)])
  expect(logged).toEqual([])
})
