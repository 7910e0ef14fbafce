import { afterEach, beforeEach, vi } from 'vitest'

import { button, click } from '../../../support/screen'

/**
 * Replaces the window of each printed sheet by a mock, because jsdom cannot print. Returns the mocked `print`, and in
 * `naAfloop` the listeners for `afterprint` that the sheets register.
 */
export const catchPrinting = () => {
  const print = vi.fn()
  const naAfloop: (() => void)[] = []
  beforeEach(() => {
    print.mockReset()
    naAfloop.splice(0)
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
      print,
      focus: () => undefined,
      addEventListener: (moment: string, doe: () => void) => {
        if (moment === 'afterprint') naAfloop.push(doe)
      },
    } as unknown as Window)
  })
  afterEach(() => {
    document.querySelector('iframe')?.remove()
    vi.restoreAllMocks()
  })
  return { print, naAfloop }
}

/** Returns the frames in the page, one for each sheet. */
export const vellen = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll('iframe')]

/** Returns the `body` of the printed sheet; throws unless the page has exactly one sheet. */
export const papier = (): HTMLElement => {
  const [vel, ...meer] = vellen()
  const body = vel?.contentDocument?.body
  if (body === undefined || meer.length > 0) throw new Error(`${vellen().length} vellen`)
  return body
}

/** Focuses and clicks the print button with the name `naam`. */
export const druk = (naam: string): void => {
  button(naam).focus()
  click(naam)
}
