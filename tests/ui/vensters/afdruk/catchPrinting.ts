import { afterEach, beforeEach, vi } from 'vitest'

import { button, click } from '../../../support/screen'

/** Gives each sheet of a test file the window that printing needs, because jsdom does not print. */
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

/** Returns the sheets that are ready to print. */
export const vellen = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll('iframe')]

/** Returns the contents of the only sheet; throws when there is none or more than one. */
export const papier = (): HTMLElement => {
  const [vel, ...meer] = vellen()
  const body = vel?.contentDocument?.body
  if (body === undefined || meer.length > 0) throw new Error(`${vellen().length} vellen`)
  return body
}

/** Prints with the button of this name. */
export const druk = (naam: string): void => {
  button(naam).focus()
  click(naam)
}
