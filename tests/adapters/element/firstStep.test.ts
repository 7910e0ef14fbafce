import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createFirstStep } from '../../../adapters/element/loader/firstStep/firstStep'
import { clearPage, prepareElement, textIn, until } from '../../support/element'

/** The first step as the build writes it: a frame of the brand, whose first line is for an adviser. */
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

/** Sets how the visitor came to the page, which jsdom does not know. */
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

it('the first step shows the line for an adviser to an adviser only', () => {
  const staatErVoor = [undefined, 'Klant', 'Adviseur'].map((type) => !schilder(type ? { type } : {}).regel.hidden)
  expect(staatErVoor).toEqual([false, false, true])
})

it('the first step records a press with its detail, until the visitor types', () => {
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
  'the first step is dark only when the page asks for it, or follows the system (which prefers dark: %s)',
  (matches, verwacht) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const modi = [{}, { kleurmodus: 'licht' }, { kleurmodus: 'donker' }, { kleurmodus: 'systeem' }]
    expect(modi.map((modus) => schilder(modus).veld.parentElement?.dataset['kleurmodus'])).toEqual(verwacht)
  },
)

it('the first step counts a pointer as down until the click after its release, and for at most a second', async () => {
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
  'the first step is replaced by that of another brand unless something was typed (typed: %s)',
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
  'the first step restores what was typed only once and only after a reload (%s gives "%s")',
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

/** Freezes the constructor of errors, as a page may do for safety. The calculator cannot run on such a page. */
const freeze = (isFrozen: boolean) =>
  Object.defineProperty(Error.prototype, 'constructor', { writable: !isFrozen, configurable: true })

it('on a page that freezes Error.prototype the element shows an error, also after a change', async () => {
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
