import { resolve } from 'node:path'
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import { test } from 'vitest'

import { DIST } from '../../support/bundle'
import { chromiumArguments, findChromium } from '../../support/chromium'
import { onze, type Kandidaat } from './kandidaat'
import { meetStart, opPagina } from './meten'
import { serveer } from './server'
import { mediaan, toTabel, type Regel } from './tabel'
import { volgVenster, volgWerk } from './vensters'

const RONDES = Number(process.env['RONDES'] ?? 15)
/** The folder with an earlier build to compare with; undefined without the environment variable EERDER. */
const eerder = process.env['EERDER'] === undefined ? undefined : resolve(process.env['EERDER'])
const SAMEN = 50
const LEEG = '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Meting</title><link rel="icon" href="data:,">'

/** The buttons that open a dialog on the last step, by name. */
const VENSTERS = [
  'Vergelijk rentevaste periodes',
  'Bekijk het verloop over 30 jaar',
  'Wat je kan lenen, is nog niet wat bij je past',
  'Wat als je iets verandert?',
  'Bewaar of deel',
  'Wat betekenen deze woorden?',
  'Hoe komen we aan dit bedrag?',
] as const
const SCHUIVEN = [
  ['Schuif de vraagprijs', 'slepen'],
  ['Schuif je inkomen', 'slepen'],
  ['Schuif de vraagprijs', 'toetsen'],
] as const satisfies readonly (readonly [string, Manier])[]
/** How often a slider moves, and how long a visitor holds a button down, in milliseconds. */
const BEWEGINGEN = 30
const INGEDRUKT = 80

const wacht = (page: Page, tijd: number) => page.evaluate((ms) => new Promise((klaar) => setTimeout(klaar, ms)), tijd)

/** Walks to the last step with amounts without a shortage. Returns the milliseconds until each next step is drawn. */
const naarStap3 = async (page: Page, kandidaat: Kandidaat): Promise<readonly number[]> => {
  await meetStart(page, { ...kandidaat, keuze: 'Alleen', reactie: kandidaat.vraag }, 1)
  const host = page.locator(kandidaat.tag)
  const tijden: number[] = []
  for (const [bedragen, klaar] of [
    [{ 'Bruto jaarinkomen': '60000' }, 'Vraagprijs van de woning'],
    [{ 'Vraagprijs van de woning': '200000', 'Eigen geld': '20000' }, 'Rentepercentage'],
  ] as const) {
    for (const [veld, bedrag] of Object.entries(bedragen)) {
      await host.getByRole('textbox', { name: veld }).fill(bedrag)
      await page.keyboard.press('Tab')
    }
    await page.waitForLoadState('networkidle')
    await page.evaluate(volgVenster, { tag: kandidaat.tag, klaar })
    await druk(page, host.getByRole('button', { name: 'Ga verder' }))
    tijden.push(await page.evaluate(() => window.getekend))
  }
  return tijden
}

/** Presses a button as a visitor: the pointer comes over it, goes down, and is released a moment later. */
const druk = async (page: Page, knop: Locator): Promise<void> => {
  await knop.scrollIntoViewIfNeeded()
  const vlak = await knop.boundingBox()
  if (vlak === null) throw new Error('The button is not shown.')
  await page.mouse.move(vlak.x + 10, vlak.y + vlak.height / 2)
  await page.mouse.down()
  await wacht(page, INGEDRUKT)
  await page.mouse.up()
}

/** Returns the milliseconds from the click on a button until its dialog is drawn. */
const open = async (page: Page, { tag }: Kandidaat, naam: string): Promise<number> => {
  await page.evaluate(volgVenster, { tag, klaar: '' })
  await druk(page, page.locator(tag).getByRole('button', { name: naam }).filter({ visible: true }).first())
  return page.evaluate(() => window.getekend)
}

interface Werk {
  /** The work of the main thread for each move, and in the longest frame, in milliseconds. */
  readonly perBeweging: number
  readonly langste: number
}

/** Drags a slider to and fro, or moves it with the arrow keys, one move a frame. */
const schuif = async (page: Page, cdp: CDPSession, slider: Locator, manier: Manier): Promise<Werk> => {
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  const sleep = (beweging: number) => page.mouse.move(x + width / 2 + 4 * (beweging % 15), y + height / 2)
  await slider.focus()
  if (manier === 'slepen') {
    await sleep(0)
    await page.mouse.down()
    await sleep(1)
  }
  await wacht(page, 500)
  const gewerkt = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  await page.evaluate(volgWerk)
  const begin = await gewerkt()
  for (let beweging = 0; beweging < BEWEGINGEN; beweging += 1) {
    if (manier === 'slepen') await sleep(beweging)
    else await page.keyboard.press(beweging % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const eind = await gewerkt()
  await page.mouse.up()
  return { perBeweging: (1000 * (eind - begin)) / BEWEGINGEN, langste: await page.evaluate(() => window.langste()) }
}

type Manier = 'slepen' | 'toetsen'

type Metingen = Map<string, number[]>

const meetRonde = async (browser: Browser, adres: string, kandidaat: Kandidaat, metingen: Metingen): Promise<void> => {
  const noteer = (naam: string, waarde: number) => {
    const sleutel = `${kandidaat.naam}|${naam}`
    metingen.set(sleutel, [...(metingen.get(sleutel) ?? []), waarde])
  }
  const traag = { traag: 4 }
  for (const naam of VENSTERS) {
    const [eerste, tweede, stappen] = await opPagina(
      browser,
      adres,
      async (page) => {
        const stappen = await naarStap3(page, kandidaat)
        await page.waitForLoadState('networkidle')
        const eerste = await open(page, kandidaat, naam)
        await wacht(page, 500)
        await page.keyboard.press('Escape')
        await wacht(page, 500)
        return [eerste, await open(page, kandidaat, naam), stappen] as const
      },
      traag,
    )
    noteer(`eerste opening: ${naam}`, eerste)
    noteer(`tweede opening: ${naam}`, tweede)
    stappen.forEach((tijd, nummer) => noteer(`stap ${nummer + 2}`, tijd))
  }
  for (const snelheid of [1, 4])
    for (const [naam, manier] of SCHUIVEN) {
      const werk = await opPagina(
        browser,
        adres,
        async (page, cdp) => {
          await cdp.send('Performance.enable')
          await naarStap3(page, kandidaat)
          await open(page, kandidaat, 'Wat als je iets verandert?')
          return schuif(page, cdp, page.locator(kandidaat.tag).getByRole('slider', { name: naam }), manier)
        },
        { traag: snelheid },
      )
      noteer(`${naam} (${manier}), werk per beweging, ${snelheid}x trager`, werk.perBeweging)
      noteer(`${naam} (${manier}), langste beeld boven 50, ${snelheid}x trager`, werk.langste)
    }
  const samen = await opPagina(browser, adres, (page) => meetStart(page, kandidaat, SAMEN), traag)
  noteer(`${SAMEN} tegelijk bruikbaar`, samen.bruikbaar)
}

test('the bench measures the first and second opening of each dialog, the sliders, and many calculators', async () => {
  const server = await serveer({
    mappen: { '/onze': DIST, ...(eerder === undefined ? {} : { '/eerder': eerder }) },
    teksten: { '/leeg.html': `${LEEG}<main style="min-height: 1500px"></main><p>Voet</p></html>` },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const kandidaten: readonly Kandidaat[] = [
    onze,
    ...(eerder === undefined ? [] : [{ ...onze, naam: 'eerder', script: '/eerder/hypotheek-orientatie.js' }]),
  ]
  try {
    const metingen: Metingen = new Map()
    for (let ronde = 1; ronde <= RONDES; ronde += 1) {
      for (const kandidaat of ronde % 2 === 0 ? kandidaten.toReversed() : kandidaten)
        await meetRonde(browser, server.adres, kandidaat, metingen)
      console.log(`ronde ${ronde} van ${RONDES}`)
    }
    const namen = [...new Set([...metingen.keys()].map((sleutel) => sleutel.slice(sleutel.indexOf('|') + 1)))]
    const regels: readonly Regel[] = namen.map((naam) => ({
      naam: `${naam} (ms)`,
      waarden: kandidaten.map((kandidaat) => mediaan(metingen.get(`${kandidaat.naam}|${naam}`) ?? [])),
    }))
    console.log(`\nMedianen van ${RONDES} rondes, openingen en stappen 4x trager.\n`)
    console.log(
      toTabel(
        kandidaten.map(({ naam }) => naam),
        regels,
      ),
    )
  } finally {
    await browser.close()
    server.stop()
  }
})
