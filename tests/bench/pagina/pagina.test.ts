import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { test } from 'vitest'

import { DIST } from '../../support/bundle'
import { chromiumArguments, findChromium } from '../../support/chromium'
import { bouwKaal } from './bouwKaal'
import { ander, kaal, onze, type Kandidaat } from './kandidaat'
import {
  BREEDTES,
  bytesVan,
  meetGeheugen,
  meetStart,
  meetVerschuiving,
  meetWijziging,
  opPagina,
  wandel,
  WISSELINGEN,
  zetNeer,
} from './meten'
import { serveer } from './server'
import { mediaan, toTabel, type Regel } from './tabel'

const RONDES = Number(process.env['RONDES'] ?? 15)
const AANTALLEN = [1, 10] as const
const TRAAGHEDEN = [1, 4] as const
const LEEG = '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Meting</title><link rel="icon" href="data:,">'
/** An empty page that reserves the height of one calculator. */
const PAGINA = `${LEEG}<main style="min-height: 1500px"></main><p>Voet</p></html>`

/** The folder with the built calculators to compare ours with; undefined without the environment variable PEERS. */
const anderen = process.env['PEERS'] === undefined ? undefined : resolve(process.env['PEERS'], 'dist/rt')
const namenVanAnderen = anderen !== undefined && existsSync(anderen) ? readdirSync(anderen).toSorted() : []

/** Counts the native inputs of our first step; the bare page gets as many. */
const telInvoer = async (page: Page): Promise<{ readonly keuzes: number; readonly bedragen: number }> => {
  await zetNeer(page, onze)
  const invoer = page.locator(onze.tag).locator('input')
  const keuzes = await page.locator(onze.tag).getByRole('radio').count()
  return { keuzes, bedragen: (await invoer.count()) - keuzes }
}

type Metingen = Map<string, number[]>

const noteer = (metingen: Metingen, sleutel: string, waarde: number | undefined): void => {
  if (waarde !== undefined) metingen.set(sleutel, [...(metingen.get(sleutel) ?? []), waarde])
}

/** Measures the start of each candidate at each speed, with each number of copies, and how fast its figures change. */
const meetRonde = async (
  browser: Browser,
  adres: string,
  kandidaten: readonly Kandidaat[],
  metingen: Metingen,
): Promise<void> => {
  for (const traag of TRAAGHEDEN)
    for (const aantal of AANTALLEN)
      for (const kandidaat of kandidaten) {
        const sleutel = `${kandidaat.naam}|${aantal}|${traag}`
        const gemeten = await opPagina(browser, adres, (page) => meetStart(page, kandidaat, aantal), { traag })
        noteer(metingen, `${sleutel}|beeld`, gemeten.beeld)
        noteer(metingen, `${sleutel}|bruikbaar`, gemeten.bruikbaar)
        noteer(metingen, `${sleutel}|taak`, gemeten.langsteTaak)
        if (aantal === 1 && traag === 1) noteer(metingen, `${kandidaat.naam}|eerste`, await bytesVan(gemeten.gehaald))
      }
  for (const kandidaat of kandidaten) {
    const wijziging = await opPagina(browser, adres, (page) => meetWijziging(page, kandidaat), { traag: 4 })
    noteer(metingen, `${kandidaat.naam}|wijziging`, wijziging)
  }
}

/** Takes the measurements that are the same in every round. */
const meetEenmaal = async (
  browser: Browser,
  adres: string,
  kandidaat: Kandidaat,
  metingen: Metingen,
): Promise<void> => {
  const { naam } = kandidaat
  noteer(metingen, `${naam}|alles`, await bytesVan(await opPagina(browser, adres, (page) => wandel(page, kandidaat))))
  const geheugen = await opPagina(browser, adres, (page, cdp) => meetGeheugen(page, cdp, kandidaat))
  noteer(metingen, `${naam}|geheugen`, geheugen.perStuk)
  noteer(metingen, `${naam}|groei`, geheugen.groei)
  for (const breedte of BREEDTES) {
    const verschoven = await opPagina(browser, adres, (page) => meetVerschuiving(page, kandidaat), { breedte })
    noteer(metingen, `${naam}|verschuiving`, verschoven)
  }
}

const toRegels = (kandidaten: readonly Kandidaat[], metingen: Metingen): readonly Regel[] => {
  const waarden = (staart: string, deel = 1) =>
    kandidaten.map(({ naam }) => {
      const midden = mediaan(metingen.get(`${naam}|${staart}`) ?? [])
      return midden === undefined ? undefined : midden / deel
    })
  const tijden = (soort: string, tekst: string): readonly Regel[] =>
    TRAAGHEDEN.flatMap((traag) =>
      AANTALLEN.map((aantal) => ({
        naam: `${tekst}, ${aantal} op een pagina, ${traag}x trager (ms)`,
        waarden: waarden(`${aantal}|${traag}|${soort}`),
      })),
    )
  const hoogste = kandidaten.map(({ naam }) => Math.max(...(metingen.get(`${naam}|verschuiving`) ?? [])))
  return [
    ...tijden('beeld', 'stap 1 in beeld'),
    ...tijden('bruikbaar', 'bruikbaar'),
    { naam: 'eerste lading (kB, brotli 11)', waarden: waarden('eerste', 1000), cijfers: 1 },
    { naam: 'alles wat drie stappen halen (kB)', waarden: waarden('alles', 1000), cijfers: 1 },
    { naam: 'wijziging tot cijfers, 4x trager (ms)', waarden: waarden('wijziging') },
    { naam: 'langste taak na het beeld, 4x trager (ms)', waarden: waarden('1|4|taak') },
    { naam: 'geheugen per stuk (kB)', waarden: waarden('geheugen', 1000) },
    {
      naam: `groei na ${WISSELINGEN} wisselingen, zonder code (kB)`,
      waarden: waarden('groei', 1000),
      verhouding: false,
    },
    { naam: `verschuiving bij ${BREEDTES.length} breedtes`, waarden: hoogste, cijfers: 4, verhouding: false },
  ]
}

test('the bench measures load time, size and memory of each calculator on a page', async () => {
  const server = await serveer({
    mappen: { '/onze': DIST, ...(anderen === undefined ? {} : { '/anderen': anderen }) },
    teksten: { '/leeg.html': PAGINA, '/kaal/kaal.js': await bouwKaal() },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const invoer = await opPagina(browser, server.adres, telInvoer)
    const kandidaten = [onze, kaal(invoer), ...namenVanAnderen.map(ander)]
    const metingen: Metingen = new Map()
    for (let ronde = 1; ronde <= RONDES; ronde += 1) {
      await meetRonde(browser, server.adres, ronde % 2 === 0 ? kandidaten.toReversed() : kandidaten, metingen)
      console.log(`ronde ${ronde} van ${RONDES}`)
    }
    for (const kandidaat of kandidaten) await meetEenmaal(browser, server.adres, kandidaat, metingen)
    const koppen = kandidaten.map(({ naam }) => naam)
    console.log(`\nMedianen van ${RONDES} rondes; tussen haakjes: de onze gedeeld door die ernaast.\n`)
    console.log(toTabel(koppen, toRegels(kandidaten, metingen)))
  } finally {
    await browser.close()
    server.stop()
  }
})
