import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearPage, fillInOf, putOnPage, until } from '../../support/element'

const lines: string[] = []

const { url } = import.meta

/** The URL of the chunks folder. The test passes `loaded` to the observer, because jsdom reports no downloads. */
const CHUNKS = new URL('../../../adapters/element/mount/', url).href

const loaded = [
  { name: `${CHUNKS}verhalen.js`, startTime: 1200.4, duration: 30.2 },
  { name: 'https://elders.example/meting.js', startTime: 1, duration: 2 },
]

class Observer {
  constructor(private readonly onEntries: (list: { readonly getEntries: () => typeof loaded }) => void) {}
  observe(): void {
    this.onEntries({ getEntries: () => loaded })
  }
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  lines.length = 0
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
})

afterEach(async () => {
  await clearPage()
  localStorage.clear()
  document.querySelector('analytics-hub')?.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const isLogged = (text: string) => until(() => lines.some((line) => line.includes(text)))

it('the debug log writes nothing while it is switched off', async () => {
  await putOnPage({ analytics: '' })
  expect(lines).toEqual([])
})

it('the debug log names property sources, an unusable attribute, events, and the targets of analytics', async () => {
  localStorage.setItem('hypotheek-orientatie:debug', 'aan')
  const hub = document.createElement('analytics-hub')
  hub.id = 'meting'
  document.body.append(hub)
  const { element } = await putOnPage({ analytics: '', normjaar: '1925', 'analytics-queue': 'rij' })
  await isLogged('gebeurtenis resultaat: naar het element en zijn ouder')
  element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2026 } }))
  await isLogged('eigenschap normjaar: uit dynamic-props, onbruikbaar in attribuut')
  expect(lines).toContain('hypotheek-orientatie [debug] eigenschap labelCode: uit attribuut')
  expect(lines).toContain('hypotheek-orientatie [debug] eigenschap normjaar: standaard, onbruikbaar in attribuut')
  expect(lines).toContain('hypotheek-orientatie [debug] eigenschap bewaren: standaard')
  expect(lines).toContain('hypotheek-orientatie [debug] gebeurtenis gereed: naar het element en zijn ouder')
  expect(lines).toContain('hypotheek-orientatie [debug] analytics: naar <analytics-hub id="meting">')
  expect(lines).toContain('hypotheek-orientatie [debug] analytics: naar window.rij')
})

it('the debug log names a loaded chunk once for two calculators, and no other download', async () => {
  vi.resetModules()
  const { startDebugLog } = await import('../../../adapters/element/mount/debugLog')
  for (const log of [startDebugLog(document.body), startDebugLog(document.body)]) log.stop()
  expect(lines).toEqual(['body [debug] verhalen.js gevraagd na 1200 ms, binnen na 30 ms'])
})

it('the debug log contains no number of four or more digits, such as an income, except milliseconds', async () => {
  localStorage.setItem('hypotheek-orientatie:debug', 'aan')
  const { element } = await putOnPage({ analytics: '' })
  await isLogged('gebeurtenis resultaat')
  lines.length = 0
  await fillInOf(element, 'eigen.inkomen', '61.234')
  await isLogged('gebeurtenis resultaat')
  expect(lines.filter((line) => /\d[.,\s]?\d{3}/.test(line.replaceAll(/\d+ ms/g, '')))).toEqual([])
})

it('the debug log writes nothing after the calculator is removed from the page', async () => {
  localStorage.setItem('hypotheek-orientatie:debug', 'aan')
  const { element } = await putOnPage()
  await isLogged('gebeurtenis resultaat')
  element.remove()
  await clearPage()
  lines.length = 0
  element.dispatchEvent(new CustomEvent('fout', { detail: { code: 'label-code' } }))
  expect(lines).toEqual([])
})
