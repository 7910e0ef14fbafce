import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { printSheet } from '../../../../ui/vensters/afdruk/printSheet'

/** Creates a page with a field, and an element with a sheet and a field in its shadow root. */
const pagina = () => {
  document.body.innerHTML = '<input id="pagina"><div id="element"></div>'
  const root = document.querySelector('#element')?.attachShadow({ mode: 'open' })
  if (root) root.innerHTML = '<input id="eigen"><div id="blad" hidden>Het blad</div>'
  return root
}

/** Creates the same page with the element in the shadow root of another element. */
const paginaInElement = () => {
  const buiten = pagina()
  const host = document.createElement('div')
  buiten?.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.append(...(buiten?.querySelectorAll('#eigen, #blad') ?? []))
  return root
}

/** Creates the same page without a shadow root. */
const paginaZonderRoot = () => {
  document.body.innerHTML = '<input id="pagina"><input id="eigen"><div id="blad" hidden>Het blad</div>'
  return document
}

const NOTHING = () => undefined

/** The window of the sheet, which jsdom does not create in a shadow root; it takes the focus as in a browser. */
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
  ['in an element', pagina],
  ['in an element in another', paginaInElement],
  ['on the page itself', paginaZonderRoot],
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

  it(`the focus is given back after printing a sheet ${waar} when the sheet still has it`, () => {
    const { giveBack, gedaan } = druk()
    gedaan()
    expect(giveBack).toHaveBeenCalledOnce()
  })

  it.each(['#eigen', '#pagina'])(`the focus after printing ${waar} stays where the visitor went: %s`, (veld) => {
    const { giveBack, vind, gedaan } = druk()
    vind(veld).focus()
    gedaan()
    expect(giveBack).not.toHaveBeenCalled()
  })
})

it('printSheet gives the style of the sheet the nonce of the element when style sheets cannot be shared', () => {
  const blad = pagina()?.querySelector<HTMLElement>('#blad')
  const element = document.querySelector<HTMLElement>('#element')
  if (!blad || !element) throw new Error('no sheet')
  vi.stubGlobal('CSSStyleSheet', undefined)
  element.nonce = 'van-de-pagina'
  printSheet(blad, 'Het blad', { giveBack: NOTHING, tellForbidden: NOTHING })
  expect([...paper.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['van-de-pagina'])
})

describe('printSheet in a frame', () => {
  /** Prints in a page that is a frame, in a browser that prints as `print` does. */
  const druk = (print: () => void) => {
    const blad = pagina()?.querySelector<HTMLElement>('#blad')
    if (!blad) throw new Error('no sheet')
    vi.spyOn(document, 'defaultView', 'get').mockReturnValue({ self: window, top: null } as unknown as typeof window)
    Object.assign(venster, { focus: NOTHING, print })
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(venster as unknown as Window)
    const tellForbidden = vi.fn<(isForbidden: boolean) => void>()
    printSheet(blad, 'Het blad', { giveBack: NOTHING, tellForbidden })
    return tellForbidden
  }
  const begin = () => venster.dispatchEvent(new Event('beforeprint'))

  it('printSheet reports that printing is forbidden when the browser ignores it', () => {
    expect(druk(NOTHING)).toHaveBeenLastCalledWith(true)
  })

  it('printSheet reports that printing is forbidden when the browser throws', () => {
    const refuse = () => {
      throw new Error('sandbox')
    }
    expect(druk(refuse)).toHaveBeenLastCalledWith(true)
  })

  it('printSheet reports that printing is allowed when the browser begins to print', () => {
    expect(druk(begin)).toHaveBeenLastCalledWith(false)
  })

  it('printSheet reports that printing is allowed after all when the browser begins later', () => {
    const tellForbidden = druk(NOTHING)
    begin()
    expect(tellForbidden).toHaveBeenLastCalledWith(false)
  })
})
