import type { Browser, CDPSession, Page } from '@playwright/test'

import { brotliSize } from '../../support/bundle'
import { readHeap } from '../../support/heap'
import type { Kandidaat } from './kandidaat'
import { installeer, start, volgCijfers, volgVerschuiving, wissel, type Opdracht, type Start } from './inPagina'

/** The widths of the windows in which nothing may jump, in pixels. */
export const BREEDTES = [320, 360, 390, 480, 560, 768, 900, 1024, 1280] as const
/** How often a calculator is put up and taken away before its memory is measured again. */
export const WISSELINGEN = 50
/** Insertions before the first measurement: what a page keeps once belongs to no instance. */
const VOORAF = 5

const toOpdracht = ({ attributen, ...kandidaat }: Kandidaat, aantal: number): Opdracht => ({
  ...kandidaat,
  attributen: Array.from({ length: aantal }, (_, nummer) => attributen(nummer)),
})

/** Puts up one calculator, and leaves its first choice as it is. */
export const zetNeer = (page: Page, kandidaat: Kandidaat): Promise<Start> =>
  page.evaluate(start, toOpdracht({ ...kandidaat, keuze: 'Alleen', reactie: kandidaat.vraag }, 1))

/** An empty page in a context of its own, on a processor that is this many times slower. */
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

/** Bytes of these addresses, each as a web server sends it at its best. */
export const bytesVan = async (adressen: Iterable<string>): Promise<number> => {
  const groottes = [...new Set(adressen)].map(async (adres) =>
    brotliSize(new Uint8Array(await (await fetch(adres)).arrayBuffer())),
  )
  return (await Promise.all(groottes)).reduce((som, bytes) => som + bytes, 0)
}

const veldIn = (page: Page, { tag }: Kandidaat, naam: string) =>
  page.locator(tag).getByRole('textbox', { name: naam }).first()

/** The addresses of everything that a visitor of all steps fetches. */
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

/** Milliseconds from the key that leaves a changed amount until the new figures are drawn; nothing without figures. */
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

/** Bytes of memory: what one more instance takes, and what is left, besides compiled code, of those taken away. */
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

/** How far the page jumps while one calculator loads, in a window of this width. */
export const meetVerschuiving = async (page: Page, kandidaat: Kandidaat): Promise<number> => {
  await page.evaluate(volgVerschuiving)
  await zetNeer(page, kandidaat)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => window.verschoven)
}
