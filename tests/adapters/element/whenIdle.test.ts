import { afterEach, describe, expect, it, vi } from 'vitest'

import { whenIdle } from '../../../adapters/element/mount/inTask'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what waits until the browser is idle', () => {
  it('is done when the browser says so, at the latest after 5 seconds', () => {
    const requestIdleCallback = vi.fn<typeof globalThis.requestIdleCallback>()
    vi.stubGlobal('requestIdleCallback', requestIdleCallback)
    const act = vi.fn()
    whenIdle(act)
    expect(act).not.toHaveBeenCalled()
    expect(requestIdleCallback).toHaveBeenCalledWith(act, { timeout: 5000 })
  })

  it('is done after half a second by a browser that cannot say so', () => {
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
