import type { Browser, CDPSession, Page } from '@playwright/test'

import { brotliSize } from '../../support/bundle'
import { readHeap } from '../../support/heap'
import type { Kandidaat } from './kandidaat'
import { installeer, start, volgCijfers, volgVerschuiving, wissel, type Opdracht, type Start } from './inPagina'

/** Window widths, in pixels, at which the layout shift is measured. */
export const BREEDTES = [320, 360, 390, 480, 560, 768, 900, 1024, 1280] as const
/** How often a calculator is added and removed before its memory is measured again. */
export const WISSELINGEN = 50
/** How often a calculator is added and removed before memory is measured, so that one-off allocations do not count. */
const VOORAF = 5

const toOpdracht = ({ attributen, ...kandidaat }: Kandidaat, aantal: number): Opdracht => ({
  ...kandidaat,
  attributen: Array.from({ length: aantal }, (_, nummer) => attributen(nummer)),
})

/** Adds one calculator to the page, leaves its first question as it is, and returns the measurements of the start. */
export const zetNeer = (page: Page, kandidaat: Kandidaat): Promise<Start> =>
  page.evaluate(start, toOpdracht({ ...kandidaat, keuze: 'Alleen', reactie: kandidaat.vraag }, 1))

/** Runs `meet` on an empty page of `breedte` px wide, in a new context, with the processor slowed by factor `traag`. */
export const opPagina = async <Uitkomst>(
  browser: Browser,
  adres: string,
  meet: (page: Page, cdp: CDPSession) => Promise<Uitkomst>,
  { traag = 1, breedte = 1000 }: { readonly traag?: number; readonly breedte?: number } = {},
): Promise<Uitkomst> => {
  const context = await browser.newContext({ viewport: { width: breedte, height: 900 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.goto(`${adres}/leeg.html`)
    await page.evaluate(installeer)
    if (traag > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: traag })
    return await meet(page, cdp)
  } finally {
    await context.close()
  }
}

export const meetStart = (page: Page, kandidaat: Kandidaat, aantal: number): Promise<Start> =>
  page.evaluate(start, toOpdracht(kandidaat, aantal))

/** Returns the total size in bytes of the files at these URLs, each counted once and compressed with brotli. */
export const bytesVan = async (adressen: Iterable<string>): Promise<number> => {
  const groottes = [...new Set(adressen)].map(async (adres) =>
    brotliSize(new Uint8Array(await (await fetch(adres)).arrayBuffer())),
  )
  return (await Promise.all(groottes)).reduce((som, bytes) => som + bytes, 0)
}

const veldIn = (page: Page, { tag }: Kandidaat, naam: string) =>
  page.locator(tag).getByRole('textbox', { name: naam }).first()

/** Returns the URLs that a page fetches while a visitor goes through all steps. */
export const wandel = async (page: Page, kandidaat: Kandidaat): Promise<readonly string[]> => {
  const gehaald: string[] = []
  page.on('request', (verzoek) => gehaald.push(verzoek.url()))
  await zetNeer(page, kandidaat)
  const host = page.locator(kandidaat.tag)
  for (const { bedragen, verder } of kandidaat.wandeling) {
    for (const [veld, bedrag] of Object.entries(bedragen)) {
      await veldIn(page, kandidaat, veld).fill(bedrag)
      await page.keyboard.press('Tab')
    }
    await host.getByRole('button', { name: verder }).click()
  }
  await page.waitForLoadState('networkidle')
  return gehaald
}

/**
 * Returns the milliseconds from the key press that changes the figures until the new figures are drawn; undefined for a
 * calculator without an amount that changes figures.
 */
export const meetWijziging = async (page: Page, kandidaat: Kandidaat): Promise<number | undefined> => {
  const { tag, bedrag } = kandidaat
  if (bedrag === undefined) return undefined
  await zetNeer(page, kandidaat)
  await page.waitForLoadState('networkidle')
  await veldIn(page, kandidaat, bedrag.veld).focus()
  await page.evaluate(volgCijfers, { tag, cijfers: bedrag.cijfers })
  for (const teken of '60000') await page.keyboard.press(teken)
  await page.keyboard.press('Tab')
  return page.evaluate(() => window.cijfers)
}

/**
 * Returns two numbers of bytes: `perStuk` is the heap that each extra calculator uses, and `groei` is what stays in use
 * after `WISSELINGEN` times adding and removing a calculator, without compiled code.
 */
export const meetGeheugen = async (
  page: Page,
  cdp: CDPSession,
  kandidaat: Kandidaat,
): Promise<{ readonly perStuk: number; readonly groei: number }> => {
  const gebruikt = async (): Promise<number> => {
    await page.waitForLoadState('networkidle')
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  const zet = (aantal: number) => page.evaluate(start, toOpdracht(kandidaat, aantal))
  const verwissel = (keer: number) => page.evaluate(wissel, { opdracht: toOpdracht(kandidaat, 1), keer })
  await zet(1)
  const metEen = await gebruikt()
  await zet(9)
  const metTien = await gebruikt()
  await page.evaluate((tag) => {
    for (const host of document.querySelectorAll(tag)) host.remove()
  }, kandidaat.tag)
  await verwissel(VOORAF)
  const gehouden = async () => {
    await page.waitForLoadState('networkidle')
    return (await readHeap(cdp)).bytes
  }
  const vooraf = await gehouden()
  await verwissel(WISSELINGEN)
  return { perStuk: (metTien - metEen) / 9, groei: (await gehouden()) - vooraf }
}

/** Returns the sum of all layout shifts of the page while one calculator loads. */
export const meetVerschuiving = async (page: Page, kandidaat: Kandidaat): Promise<number> => {
  await page.evaluate(volgVerschuiving)
  await zetNeer(page, kandidaat)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => window.verschoven)
}
