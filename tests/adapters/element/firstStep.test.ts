import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createFirstStep } from '../../../adapters/element/loader/firstStep/firstStep'
import { VELDEN } from '../../../domain/orientatie'
import { STAPVRAGEN } from '../../../domain/vragen/vragen'
import { clearPage, prepareElement, textIn, until } from '../../support/element'

/** Replaces the first steps of the build by small ones: a line for advisers, two inputs and a button. */
vi.mock('../../../adapters/element/loader/firstStep/trees', () => {
  const treeOf = (merk: string) => [
    [
      'div',
      { 'data-merk': merk },
      ['p', { hidden: '' }, 'Voor een adviseur'],
      ['input', { type: 'text' }],
      ['button', {}, ['span', {}, 'Ga verder']],
      ['input', { type: 'text' }],
    ],
  ]
  return { trees: { MY: treeOf('MY'), FL: treeOf('FL') } }
})

/** Sets whether the visitor came to the page by a reload or by a link, because jsdom does not report this. */
const komtVia = (type: 'reload' | 'navigate') =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList })

const nieuweRoot = (): ShadowRoot => {
  const host = document.createElement('section')
  document.body.append(host)
  return host.attachShadow({ mode: 'open' })
}

/** Paints a first step of MY with these attributes. Returns its painter, first line and first field. */
const schilder = (attributen: Readonly<Record<string, string>> = {}) => {
  const root = nieuweRoot()
  const painter = createFirstStep(root)
  painter.paint((naam) => ({ 'label-code': 'MY', ...attributen })[naam])
  const [regel, veld] = [root.querySelector('p'), root.querySelector('input')]
  if (regel === null || veld === null) throw new Error('er staat geen eerste stap')
  return { painter, regel, veld }
}

const typIn = (veld: Element) => veld.dispatchEvent(new Event('input', { bubbles: true }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  freeze(false)
  await clearPage()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('the painted first step shows its line for advisers only when `type` is Adviseur', () => {
  const staatErVoor = [undefined, 'Klant', 'Adviseur'].map((type) => !schilder(type ? { type } : {}).regel.hidden)
  expect(staatErVoor).toEqual([false, false, true])
})

it.each(VELDEN)(
  'a start value of %s delays the first paint only if it is of the first step or of one buyer',
  (veld) => {
    const isVertraagd = STAPVRAGEN[0].includes(veld) || veld.includes('.')
    for (const antwoorden of [{ [veld]: 1 }, JSON.stringify({ [veld]: 1 })]) {
      const root = nieuweRoot()
      const painter = createFirstStep(root)
      const kies = (naam: string) => ({ 'label-code': 'MY' })[naam]
      expect(painter.paint(kies, antwoorden)).toBe(!isVertraagd)
      expect(root.querySelector('input') === null).toBe(isVertraagd)
      expect(painter.paint(kies)).toBe(true)
      expect(painter.paint(kies, antwoorden)).toBe(true)
    }
  },
)

it('the painted first step records a pressed button until the visitor types in a field', () => {
  const { painter, veld } = schilder()
  const knop = veld.nextElementSibling ?? veld
  knop.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  const gedaan = painter.take()
  expect([...(gedaan?.pressed ?? [])]).toEqual([[knop, 1]])
  const ander = knop.nextElementSibling ?? knop
  for (const getypt of [veld, ander, veld]) typIn(getypt)
  expect([...(gedaan?.touched ?? [])].map(([wat, isVerlaten]) => [wat === veld, isVerlaten])).toEqual([
    [false, false],
    [true, false],
  ])
  expect(gedaan?.pressed.size).toBe(0)
  expect(painter.take()).toBeUndefined()
})

it.each([
  [false, ['licht', 'licht', 'donker', 'licht']],
  [true, ['licht', 'licht', 'donker', 'donker']],
])(
  'the painted first step follows kleurmodus; `systeem` follows the system (prefers dark: %s)',
  (matches, verwacht) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const modi = [{}, { kleurmodus: 'licht' }, { kleurmodus: 'donker' }, { kleurmodus: 'systeem' }]
    expect(modi.map((modus) => schilder(modus).veld.parentElement?.dataset['kleurmodus'])).toEqual(verwacht)
  },
)

it('released() resolves after pointerup, or without pointerup one second after pointerdown', async () => {
  vi.useFakeTimers()
  const { painter, veld } = schilder()
  for (const [laatLos, na] of [
    [true, 0],
    [false, 1000],
  ] as const) {
    const los = vi.fn()
    veld.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    void painter.released()?.then(los)
    await vi.advanceTimersByTimeAsync(999)
    expect(los).not.toHaveBeenCalled()
    if (laatLos) dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(na === 0 ? 0 : 1)
    expect(los).toHaveBeenCalledOnce()
  }
  vi.useRealTimers()
})

it.each([true, false])(
  'the painted first step is replaced when label-code changes, unless the visitor typed (typed: %s)',
  (isGetypt) => {
    const { painter, veld } = schilder()
    if (isGetypt) typIn(veld)
    painter.paint((naam) => ({ 'label-code': 'FL' })[naam])
    expect(veld.isConnected).toBe(isGetypt)
  },
)

it.each([
  ['reload', '6000'],
  ['navigate', ''],
] as const)(
  'the painted first step restores typed text only once, and only after a reload (type of navigation: %s)',
  (soort, tekst) => {
    for (const [plek, { painter, veld }] of [schilder(), schilder()].entries()) {
      painter.keepForReload()
      veld.value = `6000${plek}`
      dispatchEvent(new Event('pagehide'))
      painter.take()
    }
    for (const [komst, getypt] of [
      [soort, tekst],
      ['reload', ''],
    ] as const) {
      komtVia(komst)
      document.body.replaceChildren()
      for (const [plek, { painter, veld }] of [schilder(), schilder()].entries()) {
        expect(veld.value).toBe(getypt && `${getypt}${plek}`)
        expect(painter.take()?.touched.get(veld)).toBe(getypt === '' ? undefined : true)
      }
    }
  },
)

const BERICHT = 'De rekenhulp werkt niet op deze pagina.'

/** Freezes or restores the constructor of errors. A page may freeze it for safety; no calculator runs on that page. */
const freeze = (isFrozen: boolean) =>
  Object.defineProperty(Error.prototype, 'constructor', { writable: !isFrozen, configurable: true })

it('on a page that freezes Error.prototype the calculator shows an error, also after an attribute change', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  freeze(true)
  const { element, grandparent, heard } = prepareElement({ 'label-code': 'MY', laden: 'direct' })
  document.body.append(grandparent)
  await until(() => textIn(element) === BERICHT)
  expect(heard.map(({ detail }) => [detail['code'], detail['bericht']])).toEqual([['niet-geladen', BERICHT]])
  await until(() => warning.mock.calls.join(' ').includes('bevriest Error.prototype'))
  element.setAttribute('kleurmodus', 'donker')
  expect(textIn(element)).toBe(BERICHT)
})
