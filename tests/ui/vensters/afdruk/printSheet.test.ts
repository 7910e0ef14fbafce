import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { printSheet } from '../../../../ui/vensters/afdruk/printSheet'

/** Creates a page with the field `#pagina`. Returns a shadow root with the field `#eigen` and the sheet `#blad`. */
const pagina = () => {
  document.body.innerHTML = '<input id="pagina"><div id="element"></div>'
  const root = document.querySelector('#element')?.attachShadow({ mode: 'open' })
  if (root) root.innerHTML = '<input id="eigen"><div id="blad" hidden>Het blad</div>'
  return root
}

/** Creates the page of `pagina`, but with `#eigen` and the sheet in a nested shadow root. Returns the nested root. */
const paginaInElement = () => {
  const buiten = pagina()
  const host = document.createElement('div')
  buiten?.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.append(...(buiten?.querySelectorAll('#eigen, #blad') ?? []))
  return root
}

/** Creates the fields and the sheet of `pagina` in the document itself, without a shadow root. Returns the document. */
const paginaZonderRoot = () => {
  document.body.innerHTML = '<input id="pagina"><input id="eigen"><div id="blad" hidden>Het blad</div>'
  return document
}

const NOTHING = () => undefined

/** The mocked window of the sheet: jsdom has none for a frame in a shadow root. Its `focus()` focuses the frame. */
let venster: EventTarget
let paper: Document

beforeEach(() => {
  paper = document.implementation.createHTMLDocument()
  venster = new EventTarget()
  const { prototype } = HTMLIFrameElement
  vi.spyOn(prototype, 'contentDocument', 'get').mockReturnValue(paper)
  vi.spyOn(prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    return Object.assign(venster, { focus: () => this.focus(), print: () => undefined }) as unknown as Window
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  ['in a shadow root', pagina],
  ['in a nested shadow root', paginaInElement],
  ['outside a shadow root', paginaZonderRoot],
])('the focus after printing a sheet %s', (waar, maak) => {
  const druk = () => {
    const root = maak()
    const giveBack = vi.fn<() => void>()
    const vind = (kiezer: string): HTMLElement => {
      const element = root?.querySelector<HTMLElement>(kiezer) ?? document.querySelector<HTMLElement>(kiezer)
      if (element === null) throw new Error(kiezer)
      return element
    }
    printSheet(vind('#blad'), 'Het blad', { giveBack, tellForbidden: NOTHING })
    expect(giveBack).toHaveBeenCalledOnce()
    giveBack.mockClear()
    return { giveBack, vind, gedaan: () => venster.dispatchEvent(new Event('afterprint')) }
  }

  it(`printSheet calls giveBack after printing a sheet ${waar} when the sheet still has the focus`, () => {
    const { giveBack, gedaan } = druk()
    gedaan()
    expect(giveBack).toHaveBeenCalledOnce()
  })

  it.each(['#eigen', '#pagina'])(`after printing a sheet ${waar}, a focus moved to %s stays there`, (veld) => {
    const { giveBack, vind, gedaan } = druk()
    vind(veld).focus()
    gedaan()
    expect(giveBack).not.toHaveBeenCalled()
  })
})

it('printSheet gives its style the nonce of the element when the browser lacks `CSSStyleSheet`', () => {
  const blad = pagina()?.querySelector<HTMLElement>('#blad')
  const element = document.querySelector<HTMLElement>('#element')
  if (!blad || !element) throw new Error('no sheet')
  vi.stubGlobal('CSSStyleSheet', undefined)
  element.nonce = 'van-de-pagina'
  printSheet(blad, 'Het blad', { giveBack: NOTHING, tellForbidden: NOTHING })
  expect([...paper.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['van-de-pagina'])
})

describe.each([
  ['in a frame', null],
  ['in a window of its own, such as a web view', window],
])('printSheet %s', (waar, top) => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Prints a sheet. `print` replaces `print()` of the sheet. Returns the mocked `tellForbidden`. */
  const druk = (print: () => void) => {
    const blad = pagina()?.querySelector<HTMLElement>('#blad')
    if (!blad) throw new Error('no sheet')
    vi.spyOn(document, 'defaultView', 'get').mockReturnValue({ self: window, top } as unknown as typeof window)
    Object.assign(venster, { focus: NOTHING, print })
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(venster as unknown as Window)
    const tellForbidden = vi.fn<(isForbidden: boolean) => void>()
    printSheet(blad, 'Het blad', { giveBack: NOTHING, tellForbidden })
    return tellForbidden
  }
  const begin = () => venster.dispatchEvent(new Event('beforeprint'))

  it(`${waar}, printSheet reports after a second that printing is forbidden when nothing begins to print`, () => {
    const tellForbidden = druk(NOTHING)
    vi.advanceTimersByTime(999)
    expect(tellForbidden).not.toHaveBeenCalledWith(true)
    vi.advanceTimersByTime(1)
    expect(tellForbidden).toHaveBeenLastCalledWith(true)
  })

  it(`${waar}, printSheet reports that printing is forbidden when the browser throws`, () => {
    const refuse = () => {
      throw new Error('sandbox')
    }
    expect(druk(refuse)).toHaveBeenLastCalledWith(true)
  })

  it(`${waar}, printSheet reports that printing is allowed when the browser begins to print`, () => {
    const tellForbidden = druk(begin)
    vi.advanceTimersByTime(5000)
    expect(tellForbidden).not.toHaveBeenCalledWith(true)
  })

  it(`${waar}, printSheet reports that printing is allowed after all when the browser begins later`, () => {
    const tellForbidden = druk(NOTHING)
    vi.advanceTimersByTime(1500)
    begin()
    expect(tellForbidden).toHaveBeenLastCalledWith(false)
  })

  it(`${waar}, printSheet reports nothing about a sheet that a new sheet replaces`, () => {
    const tellForbidden = druk(NOTHING)
    druk(begin)
    vi.advanceTimersByTime(5000)
    expect(tellForbidden).not.toHaveBeenCalledWith(true)
  })
})
