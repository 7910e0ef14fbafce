import { afterEach, beforeEach, vi } from 'vitest'

import { button, click } from '../../../support/screen'

/** jsdom prints nothing: in each test of a file, gives a sheet a window as far as printing asks something of it. */
export const catchPrinting = () => {
  const print = vi.fn()
  const naAfloop: (() => void)[] = []
  beforeEach(() => {
    print.mockReset()
    naAfloop.splice(0)
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
      print,
      focus: () => undefined,
      addEventListener: (_: 'afterprint', doe: () => void) => naAfloop.push(doe),
    } as unknown as Window)
  })
  afterEach(() => {
    document.querySelector('iframe')?.remove()
    vi.restoreAllMocks()
  })
  return { print, naAfloop }
}

/** The sheets that lie ready to print. */
export const vellen = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll('iframe')]

/** What is on the one sheet. */
export const papier = (): HTMLElement => {
  const [vel, ...meer] = vellen()
  const body = vel?.contentDocument?.body
  if (body === undefined || meer.length > 0) throw new Error(`${vellen().length} vellen`)
  return body
}

/** Prints by the button of this name. */
export const druk = (naam: string): void => {
  button(naam).focus()
  click(naam)
}
