import type { Page } from '@playwright/test'

import { expect, test } from '../test'
import { waitUntilReady, calculatorIn } from '../page/calculator'
import { serveElsewhere } from './otherSite'
import { CALCULATOR, toHtml } from './hostPage'

const FRAME = '<script type="module" src="/element/frame.js"></script>'

/** Returns the height of an iframe without its border, in pixels. */
const heightOf = (page: Page, frame: string): Promise<number> =>
  page.locator(frame).evaluate((element) => element.clientHeight)

const innerHeightOf = (page: Page, frame: string): Promise<number> =>
  page
    .frameLocator(frame)
    .locator('html')
    .evaluate((html) => (html as HTMLElement).offsetHeight)

const expectFits = (page: Page, frame: string): Promise<void> =>
  expect.poll(async () => (await heightOf(page, frame)) === (await innerHeightOf(page, frame))).toBe(true)

/**
 * Serves the calculator and, on another site, a page with two iframes. Returns the address of the page with the
 * iframes, and a function `stop` that ends the servers.
 */
const serve = async (address: string, script = FRAME) => {
  const head = `<base href="${address}"><style>body { margin: 0 }</style>`
  const inner = await serveElsewhere({ '/binnen.html': toHtml({ head, body: CALCULATOR + FRAME }) })
  const frameWith = (attributes: string) =>
    `<iframe title="Rekenhulp" ${attributes} src="${inner.address}/binnen.html" width="1000" height="500"></iframe>`
  const outer = await serveElsewhere({
    '/': `<!doctype html><base href="${address}"><link rel="icon" href="data:,"><title>Gastheer</title>
      <style>* { box-sizing: border-box }</style>
      <h1 style="height: 400px">Gastheer</h1>
      ${frameWith('id="marked" data-hypotheek-orientatie')} ${frameWith('id="other"')}${script}`,
  })
  return { outerAddress: outer.address, stop: () => [inner, outer].forEach((site) => site.close()) }
}

const readyCalculatorIn = async (page: Page, frame: string) => {
  const calculator = calculatorIn(page.frameLocator(frame).locator('hypotheek-orientatie'))
  await waitUntilReady(calculator)
  return calculator
}

test('frame.js fits only an iframe with data-hypotheek-orientatie to its content', async ({ page, address }) => {
  const { outerAddress, stop } = await serve(address)
  try {
    await page.goto(outerAddress)
    const calculator = await readyCalculatorIn(page, '#marked')
    await readyCalculatorIn(page, '#other')
    await expect.poll(() => heightOf(page, '#marked')).toBeGreaterThan(900)
    await expectFits(page, '#marked')
    const before = await heightOf(page, '#marked')
    await calculator.choose('Koop je alleen of samen?', 'Samen')
    await expect.poll(() => heightOf(page, '#marked')).toBeGreaterThan(before + 100)
    expect(await heightOf(page, '#other')).toBeLessThan(510)
  } finally {
    stop()
  }
})

/** Resolves when the outer page receives a message with this key, from any frame. */
const hears = (page: Page, key: 'step' | 'last'): Promise<void> =>
  page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ 'hypotheek-orientatie'?: object } | null>) => {
          if (key in (data?.['hypotheek-orientatie'] ?? {})) resolve()
        })
      }),
    key,
  )

/**
 * Sends these messages, in order, from the document in the iframe `#marked`. Waits until the outer page got them all.
 */
const send = async (page: Page, messages: readonly unknown[]): Promise<void> => {
  const heard = hears(page, 'last')
  await page
    .frameLocator('#marked')
    .locator('html')
    .evaluate((_, messages) => {
      for (const message of messages) parent.postMessage(message, '*')
      parent.postMessage({ 'hypotheek-orientatie': { last: true } }, '*')
    }, messages)
  await heard
}

test('a framed page reports an opened step, and frame.js scrolls the iframe to the top', async ({ page, address }) => {
  const { outerAddress, stop } = await serve(address)
  try {
    await page.setViewportSize({ width: 1100, height: 600 })
    await page.goto(outerAddress)
    const calculator = await readyCalculatorIn(page, '#marked')
    await expectFits(page, '#marked')
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    const heard = hears(page, 'step')
    await calculator.click('Ga verder')
    await heard
    // Scrolls the frame out of view, because Chromium had scrolled to it. Other browsers do not do so.
    await page.evaluate(() => scrollTo(0, 1200))
    const top = () => page.locator('#marked').evaluate((frame) => Math.round(frame.getBoundingClientRect().top) + 0)
    expect(await top()).toBeLessThan(0)
    await send(page, [{ 'hypotheek-orientatie': { step: true } }])
    expect(await top()).toBe(0)
  } finally {
    stop()
  }
})

test('frame.js asks for the height when it loads after the page in the iframe', async ({ page, address }) => {
  const { outerAddress, stop } = await serve(address, '')
  try {
    await page.goto(outerAddress)
    await readyCalculatorIn(page, '#marked')
    expect(await heightOf(page, '#marked')).toBeLessThan(510)
    await page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
    }, `${address}/element/frame.js`)
    await expectFits(page, '#marked')
  } finally {
    stop()
  }
})

test('frame.js ignores a height that is not a positive number', async ({ page, address }) => {
  const { outerAddress, stop } = await serve(address)
  try {
    await page.goto(outerAddress)
    await readyCalculatorIn(page, '#marked')
    await expectFits(page, '#marked')
    const before = await heightOf(page, '#marked')
    const heights = [NaN, 'x', null, -1, {}].map((height) => ({ 'hypotheek-orientatie': { height } }))
    await send(page, [...heights, null, 'tekst', { 'hypotheek-orientatie': null }])
    expect(await heightOf(page, '#marked')).toBe(before)
    await send(page, [{ 'hypotheek-orientatie': { height: before + 1 } }])
    expect(await heightOf(page, '#marked')).toBe(before + 1)
  } finally {
    stop()
  }
})
