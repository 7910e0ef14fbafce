import { afterEach, describe, expect, it, vi } from 'vitest'

import { whenIdle } from '../../../adapters/element/mount/inTask'
import { prepareElement, clearPage, textIn, until } from '../../support/element'

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await clearPage()
})

/** Counts the tasks of the event loop until `stop` is called. `nu` returns the number so far. */
const telBeurten = () => {
  const { port1, port2 } = new MessageChannel()
  let nummer = 0
  port1.onmessage = () => {
    nummer += 1
    port2.postMessage(0)
  }
  port2.postMessage(0)
  return { nu: () => nummer, stop: () => port1.close() }
}

it('a calculator draws its screen, dispatches gereed and dispatches resultaat in three separate tasks', async () => {
  const beurten = telBeurten()
  const { element, parent, grandparent } = prepareElement()
  const gezien: Record<string, number> = {}
  const noteer = (wat: string) => (gezien[wat] ??= beurten.nu())
  for (const naam of ['gereed', 'resultaat'])
    parent.addEventListener(`hypotheek-orientatie:${naam}`, () => noteer(naam))
  document.body.append(grandparent)
  const getekend = new MutationObserver(() => {
    if (textIn(element).includes('Koop je alleen of samen')) noteer('getekend')
  })
  if (element.shadowRoot) getekend.observe(element.shadowRoot, { childList: true })
  await until(() => 'resultaat' in gezien)
  beurten.stop()
  getekend.disconnect()
  expect(Object.entries(gezien).map(([wat]) => wat)).toEqual(['getekend', 'gereed', 'resultaat'])
  expect(new Set(Object.values(gezien)).size).toBe(3)
})

describe('whenIdle', () => {
  it('whenIdle passes its function to requestIdleCallback with a time limit of 5 seconds', () => {
    const requestIdleCallback = vi.fn<typeof globalThis.requestIdleCallback>()
    vi.stubGlobal('requestIdleCallback', requestIdleCallback)
    const act = vi.fn()
    whenIdle(act)
    expect(act).not.toHaveBeenCalled()
    expect(requestIdleCallback).toHaveBeenCalledWith(act, { timeout: 5000 })
  })

  it('whenIdle waits half a second in a browser without requestIdleCallback', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const act = vi.fn()
    whenIdle(act)
    vi.advanceTimersByTime(499)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
  })
})
