import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createOnderkant } from '../../../adapters/element/page/createOnderkant'
import { createReferences } from '../../../adapters/element/page/references'

/** Puts an element with `ref-onderkant` on the page, beside a bar of this height in pixels. */
const put = (reference: string, height: number) => {
  document.body.innerHTML = `<section ref-onderkant="${reference}"></section><div id="bar"></div>`
  const [host, bar] = document.querySelectorAll<HTMLElement>('section, div')
  if (!host || !bar) throw new Error('There is no bar')
  const box = vi.spyOn(bar, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 100, height))
  return { host, bar, onderkant: createOnderkant(host, createReferences(host)), box }
}

const withPadding = (scrollPaddingBottom: string): void => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingBottom, zoom: '1' } as CSSStyleDeclaration)
}

/** Makes the browser report the size of an observed element, as after its first layout. */
const reportSizes = (created: () => void = () => undefined): void => {
  vi.stubGlobal('ResizeObserver', function (listen: () => void) {
    created()
    return {
      observe: () => queueMicrotask(listen),
      unobserve: () => undefined,
      disconnect: () => undefined,
    }
  })
}

beforeEach(() => reportSizes())

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([
  ['the bar of ref-onderkant', '#bar', 60, 'auto', 60],
  ['a larger scroll-padding-bottom of the page', '#bar', 60, '90px', 90],
  ['the scroll-padding-bottom of a page without a bar', '', 60, '90px', 90],
  ['a percentage of the window', '', 60, '10%', 70],
  ['nothing while the bar has no height', '#bar', 0, 'auto', 0],
  ['nothing when ref-onderkant matches no element', '#other', 60, 'auto', 0],
])('the height that the page covers at the bottom is %s', (_what, reference, bar, padding, height) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
  const { onderkant } = put(reference, bar)
  withPadding(padding)
  expect(onderkant.height()).toBe(height)
})

it('the covered height is told before the paint, and after a resize or a scroll, until the stop', async () => {
  const { onderkant, box } = put('#bar', 60)
  const heard: number[] = []
  const stop = onderkant.follow((height) => heard.push(height))
  expect(heard).toEqual([])
  await reported()
  expect(heard).toEqual([60])
  for (const type of ['resize', 'scroll']) {
    window.dispatchEvent(new Event('resize'))
    box.mockReturnValue(new DOMRect(0, 0, 100, type === 'resize' ? 80 : 0))
    const target = type === 'resize' ? window : document
    target.dispatchEvent(new Event(type))
  }
  stop()
  box.mockReturnValue(new DOMRect(0, 0, 100, 90))
  window.dispatchEvent(new Event('resize'))
  expect(heard).toEqual([60, 80, 0])
})

it('the covered height is told again after the bar changes size, until the stop', () => {
  const observed: unknown[] = []
  let report = (): void => undefined
  vi.stubGlobal('ResizeObserver', function (this: object, listen: () => void) {
    report = listen
    return {
      observe: (element: Element) => observed.push(element),
      unobserve: () => undefined,
      disconnect: () => observed.splice(0),
    }
  })
  const { onderkant, box } = put('#bar', 60)
  const heard: number[] = []
  const stop = onderkant.follow((height) => heard.push(height))
  expect(observed).toEqual([document.querySelector('#bar'), document.documentElement])
  report()
  box.mockReturnValue(new DOMRect(0, 0, 100, 120))
  report()
  expect(heard).toEqual([60, 120])
  stop()
  expect(observed).toEqual([])
})

it('ten calculators create no more observers than one, and each still hears when another has stopped', async () => {
  const created: string[] = []
  reportSizes(() => created.push('ResizeObserver'))
  const Usual = MutationObserver
  vi.stubGlobal('MutationObserver', function (listen: () => void) {
    created.push('MutationObserver')
    return new Usual(listen)
  })
  const heard = Array.from({ length: 10 }, (): number[] => [])
  const { host, bar, onderkant } = put('#bar', 60)
  bar.remove()
  const [first, ...stops] = heard.map((heights, which) => {
    const own = which === 0 ? host : (host.cloneNode() as HTMLElement)
    document.body.append(own)
    const access = which === 0 ? onderkant : createOnderkant(own, createReferences(own))
    return access.follow((height) => heights.push(height))
  })
  expect(created.toSorted()).toEqual(['MutationObserver', 'MutationObserver', 'ResizeObserver'])
  await reported()
  first?.()
  document.body.append(bar)
  await reported()
  expect(heard).toEqual(heard.map((_, which) => (which === 0 ? [0] : [0, 60])))
  for (const stop of stops) stop()
})

it('the covered height is told when the bar comes later in the shadow root around the element', async () => {
  const root = document.body.appendChild(document.createElement('article')).attachShadow({ mode: 'open' })
  const { host, bar, onderkant } = put('#bar', 60)
  root.append(host)
  bar.remove()
  const heard: number[] = []
  const stop = onderkant.follow((height) => heard.push(height))
  await reported()
  root.append(bar)
  await reported()
  expect(heard).toEqual([0, 60])
  stop()
})

/** Resolves once the observers have reported. */
const reported = () => new Promise((done) => setTimeout(done))

it('the covered height is told when the bar, the attribute or the padding of the page comes later', async () => {
  const { host, bar, onderkant, box } = put('#bar', 60)
  bar.remove()
  host.removeAttribute('ref-onderkant')
  const heard: number[] = []
  const stop = onderkant.follow((height) => heard.push(height))
  host.setAttribute('ref-onderkant', '#bar')
  await reported()
  expect(heard).toEqual([0])
  const part = document.createElement('main')
  part.append(bar)
  document.body.append(part)
  await reported()
  expect(heard).toEqual([0, 60])
  host.setAttribute('ref-onderkant', '#other')
  await reported()
  expect(heard).toEqual([0, 60, 0])
  withPadding('90px')
  document.documentElement.className = 'with-bar'
  await reported()
  expect(heard).toEqual([0, 60, 0, 90])
  stop()
  withPadding('30px')
  box.mockReturnValue(new DOMRect(0, 0, 100, 120))
  host.setAttribute('ref-onderkant', '#bar')
  document.documentElement.removeAttribute('class')
  await reported()
  expect(heard).toEqual([0, 60, 0, 90])
})
