import { describe, expect, it } from 'vitest'

import { createLazyParts } from '../../../ui/app/createLazyParts'

/** Creates lazy parts whose successive loads return the promises `antwoorden`. `keer()` returns the number of loads. */
const delenMet = (...antwoorden: readonly Promise<unknown>[]) => {
  let keer = 0
  const lazy = createLazyParts(<Value>() => () => {
    keer += 1
    return antwoorden[keer - 1] as Promise<Value>
  })
  return { keer: () => keer, lazy }
}

describe('createLazyParts', () => {
  it('of() of createLazyParts returns the same part for the same name and loads nothing', () => {
    const { keer, lazy } = delenMet()
    expect(lazy.of('charts')).toBe(lazy.of('charts'))
    expect(lazy.of('charts').state()).toBeUndefined()
    expect(keer()).toBe(0)
  })

  it('state() of a lazily loaded part returns its value after load(), and state$ emits that value', async () => {
    const { lazy } = delenMet(Promise.resolve('deel'))
    const gezien: unknown[] = []
    lazy.of('charts').state$.subscribe((waarde) => gezien.push(waarde))
    await expect(lazy.of('charts').load()).resolves.toBe('deel')
    expect(lazy.of('charts').state()).toBe('deel')
    expect(gezien).toEqual([undefined, 'deel'])
  })

  it('state() of a lazily loaded part is undefined after a failed load(), and its value after a retry', async () => {
    const { lazy } = delenMet(Promise.reject(new Error('Dit deel blijft weg.')), Promise.resolve('deel'))
    await expect(lazy.of('charts').load()).rejects.toThrow('Dit deel blijft weg.')
    expect(lazy.of('charts').state()).toBeUndefined()
    await lazy.of('charts').load()
    expect(lazy.of('charts').state()).toBe('deel')
  })
})
