import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { holdPage } from '../../../../ui/basis/dialog/holdPage'
import { onUndrawn } from '../../../../ui/basis/dialog/onUndrawn'

class Sheet {
  text = ''
  replaceSync(text: string): void {
    this.text = text
  }
}

const ofPage = new Sheet()

/** Returns the texts of the style sheets of the document. */
const sheets = (): readonly string[] =>
  Array.from(document.adoptedStyleSheets, (sheet) => (sheet as unknown as Sheet).text)

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.assign(document, { adoptedStyleSheets: [ofPage] })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['visible', 'body'],
  ['hidden auto', 'html'],
])('holdPage hides the overflow that the window uses: with %s on html that of %s', (overflow, scroller) => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ overflow } as CSSStyleDeclaration)
  const letGo = holdPage(document)
  expect(sheets().join('')).toContain(`@media screen{${scroller}{overflow:hidden!important}`)
  letGo()
  expect(sheets()).toEqual([''])
})

it.each([
  ['keeps the space of the scroll bar that it hides', 985, true],
  ['adds no space to a page without a scroll bar', 1000, false],
])('holdPage %s, so that nothing moves sideways', (_what, pageWidth, keepsSpace) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1000)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth)
  const letGo = holdPage(document)
  expect(sheets().join('').includes('html{scrollbar-gutter:stable!important}')).toBe(keepsSpace)
  letGo()
})

it('a page with two open dialogs is let go when the last one closes, whichever that is', () => {
  const [one, other] = [holdPage(document), holdPage(document)]
  expect(sheets()).toHaveLength(2)
  one()
  expect(sheets()).toHaveLength(2)
  other()
  expect(sheets()).toEqual([''])
})

it('onUndrawn calls back when the browser no longer draws the element, and not before', () => {
  let report = (): void => undefined
  const disconnect = vi.fn()
  vi.stubGlobal('IntersectionObserver', function (this: object, listen: () => void) {
    report = listen
    return { observe: () => undefined, disconnect }
  })
  const element = document.createElement('p')
  let isDrawn = true
  Object.assign(element, { checkVisibility: () => isDrawn })
  const act = vi.fn()
  const stop = onUndrawn(element, act)
  report()
  expect(act).not.toHaveBeenCalled()
  isDrawn = false
  report()
  expect(act).toHaveBeenCalledOnce()
  stop()
  expect(disconnect).toHaveBeenCalledOnce()
})
