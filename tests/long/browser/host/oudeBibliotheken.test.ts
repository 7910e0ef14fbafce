import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'

import { opStap3 } from '../../../browser/pagina/opStap'
import { expect, test } from '../../../browser/test'

/** The data of a calculation that leave the page: sent, stored in the tab, shared and downloaded. */
interface Buiten {
  readonly verzoek: string
  readonly bewaard: string
  readonly link: string
  readonly bewijs: string
}

/** Changes built-ins as Prototype.js 1.6 and Datejs do, as far as a calculator can run beside them. */
const voegToe = () => {
  const namen = (van: object) => {
    const alle: string[] = []
    for (const naam in van) alle.push(naam)
    return alle
  }
  const lijst = (waarde: ArrayLike<unknown>) => Array.prototype.slice.call(waarde) as unknown[]
  Object.assign(Object, { keys: namen, values: (van: object) => namen(van).map((naam) => van[naam as never]) })
  Object.assign(Array, { from: lijst })
  for (const soort of [String, Number, Date, Array, Object])
    Object.defineProperty(soort.prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
  Object.assign(Array.prototype, { toArray: lijst, first: () => undefined, size: () => 0 })
  Object.assign(String.prototype, { strip: () => '', gsub: () => '' })
  Object.assign(Date.prototype, {
    toISOString(this: Date) {
      return `"${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}T00:00:00Z"`
    },
  })
}

const meet = async (page: Page): Promise<Buiten> => {
  const gevraagd = page.waitForRequest((verzoek) => verzoek.postData()?.includes('300000') === true)
  const { klik, element } = await opStap3(page, { bewaren: '', berekening: 'server', normjaar: '2026' })
  const verzoek = (await gevraagd).postData() ?? ''
  await klik('Deel je berekening')
  const link = await element.getByRole('dialog').getByRole('textbox').inputValue()
  await page.keyboard.press('Escape')
  const bewaard = await page.evaluate(() =>
    Object.entries(sessionStorage)
      .map((deel) => deel.join(': '))
      .join('\n'),
  )
  const lokaal = await opStap3(page, { normjaar: '2026' })
  await lokaal.klik('Neem dit mee naar je adviseur')
  const download = page.waitForEvent('download')
  await lokaal.klik('Bewaar het rekenbewijs als bestand')
  const bewijs = await readFile(await (await download).path(), 'utf8')
  return { verzoek, bewaard, link, bewijs }
}

/** Replaces moments and seals, so that two calculations can be compared. */
const zonderMoment = (buiten: Buiten): unknown =>
  JSON.parse(
    JSON.stringify(buiten)
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'nu')
      .replaceAll(/[\da-f]{64}/g, 'zegel'),
  )

test('old libraries on the page change no data that is sent, stored, shared or saved', async ({ page, context }) => {
  const eigen = await meet(page)
  const ander = await context.newPage()
  await ander.addInitScript(voegToe)
  expect(zonderMoment(await meet(ander))).toEqual(zonderMoment(eigen))
})
