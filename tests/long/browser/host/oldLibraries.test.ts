import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'

import { atStep3 } from '../../../browser/page/atStep'
import { expect, test } from '../../../browser/test'

/** The data of a calculation that leave the page: sent, stored in the tab, shared and downloaded. */
interface Output {
  readonly request: string
  readonly stored: string
  readonly link: string
  readonly bewijs: string
}

/** Changes built-ins as Prototype.js 1.6 and old date libraries do, as far as a calculator can run beside them. */
const addLibraries = () => {
  const names = (from: object) => {
    const all: string[] = []
    for (const name in from) all.push(name)
    return all
  }
  const list = (value: ArrayLike<unknown>) => Array.prototype.slice.call(value) as unknown[]
  Object.assign(Object, { keys: names, values: (from: object) => names(from).map((name) => from[name as never]) })
  Object.assign(Array, { from: list })
  for (const kind of [String, Number, Date, Array, Object])
    Object.defineProperty(kind.prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
  Object.assign(Array.prototype, { toArray: list, first: () => undefined, size: () => 0 })
  Object.assign(String.prototype, { strip: () => '', gsub: () => '' })
  Object.assign(Date.prototype, {
    toISOString(this: Date) {
      return `"${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}T00:00:00Z"`
    },
  })
}

const collect = async (page: Page): Promise<Output> => {
  const requested = page.waitForRequest((request) => request.postData()?.includes('300000') === true)
  const { click, element } = await atStep3(page, { bewaren: '', berekening: 'server', normjaar: '2026' })
  const request = (await requested).postData() ?? ''
  await click('Bewaar of deel')
  const field = element.getByRole('dialog').getByRole('textbox')
  await expect(field).toHaveValue(/#hypotheekberekening-/)
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  // The answers that are stored when the page ends have the norm year of the result.
  const stored = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return Object.entries(sessionStorage)
      .map((part) => part.join(': '))
      .join('\n')
  })
  const local = await atStep3(page, { normjaar: '2026' })
  await local.click('Bewaar of deel')
  const download = page.waitForEvent('download')
  await local.click('Bewaar het rekenbewijs als bestand')
  const bewijs = await readFile(await (await download).path(), 'utf8')
  return { request, stored, link, bewijs }
}

/** Replaces times, and the seals of rekenbewijzen, by fixed words, so that two calculations can be compared. */
const withoutMoments = (output: Output): unknown =>
  JSON.parse(
    JSON.stringify(output)
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'nu')
      .replaceAll(/[\da-f]{64}/g, 'zegel'),
  )

test('old libraries that replace built-in methods change no sent, stored, shared or saved data', async ({
  page,
  context,
}) => {
  const own = await collect(page)
  expect(own.stored).toMatch(/ 1_MY_20\d\d_/)
  const other = await context.newPage()
  await other.addInitScript(addLibraries)
  expect(withoutMoments(await collect(other))).toEqual(withoutMoments(own))
})
