import { chromium, type Browser, type Page } from '@playwright/test'
import { test } from 'vitest'

import { chromiumArguments, findChromium } from '../../support/chromium'
import { startServer } from '../../support/process'

const ROUNDS = Number(process.env['RONDES'] ?? 15)

/** A visitor: the window in pixels, and how many times slower the processor is; `network` is none for a local one. */
interface Visitor {
  readonly name: string
  readonly width: number
  readonly slower: number
  /** The delay of each request in milliseconds, and the speed in bytes a second. */
  readonly network: { readonly latency: number; readonly downloadThroughput: number } | undefined
}

/** The second visitor has the network and the processor that Lighthouse emulates for a phone. */
const VISITORS: readonly Visitor[] = [
  { name: 'desktop, local network', width: 1280, slower: 1, network: undefined },
  { name: 'phone, slow 4G', width: 390, slower: 4, network: { latency: 150, downloadThroughput: 1_638_400 / 8 } },
]

/** The web vitals of a visit: LCP and INP in milliseconds, and CLS without unit. */
interface Vitals {
  readonly lcp: number
  readonly inp: number
  readonly cls: number
}

declare global {
  interface Window {
    vitals: { lcp: number; inp: number; cls: number }
  }
}

/** Measures the vitals in the page. INP is the slowest interaction, as for a visit of fewer than 50 interactions. */
const observe = (): void => {
  window.vitals = { lcp: 0, inp: 0, cls: 0 }
  const watch = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    window.vitals.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) window.vitals.cls += value
  })
  watch(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) window.vitals.inp = Math.max(window.vitals.inp, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Walks through the three steps with real key presses and clicks, opens a dialog, and closes it. */
const walk = async (page: Page): Promise<void> => {
  const type = async (field: RegExp, amount: string): Promise<void> => {
    await page.getByRole('textbox', { name: field }).click()
    await page.keyboard.type(amount)
    await page.keyboard.press('Tab')
  }
  const choose = async (list: RegExp, option: RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: option }).click()
  }
  const press = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await type(/^Bruto jaarinkomen/, '60000')
  await press('Ga verder')
  await type(/^Vraagprijs van de woning/, '300000')
  await choose(/^Energielabel/, /^C\b/)
  await type(/^Eigen geld/, '20000')
  await press('Ga verder')
  await choose(/^Hoe lang wil je/, /^20 jaar/)
  await press('Vergelijk rentevaste periodes')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}

const visit = async (browser: Browser, address: string, visitor: Visitor): Promise<Vitals> => {
  const context = await browser.newContext({ viewport: { width: visitor.width, height: 800 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const cdp = await context.newCDPSession(page)
    if (visitor.network !== undefined) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', { offline: false, uploadThroughput: -1, ...visitor.network })
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: visitor.slower })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await walk(page)
    // The browser reports a layout shift or an interaction after the next frame.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    return await page.evaluate(() => window.vitals)
  } finally {
    await context.close()
  }
}

/** Returns the value that three quarters of the visits stay at or below. */
const p75 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? NaN

test('the bench measures LCP, INP and CLS of a visit to the demo page', async () => {
  const server = await startServer({ NORMJAAR: '2026', LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const table: Record<string, object> = {}
    for (const visitor of VISITORS) {
      const visits: Vitals[] = []
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, server.address, visitor))
      table[visitor.name] = {
        'LCP (ms)': Math.round(p75(visits.map(({ lcp }) => lcp))),
        'INP (ms)': Math.round(p75(visits.map(({ inp }) => inp))),
        CLS: p75(visits.map(({ cls }) => cls)).toFixed(3),
      }
    }
    console.log(`\nThe 75th percentile of ${ROUNDS} visits:`)
    console.table(table)
  } finally {
    await browser.close()
    await server.stop()
  }
})
