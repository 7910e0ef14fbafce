import { describe, expect, it } from 'vitest'

import { createLazyParts } from '../../../ui/app/createLazyParts'

/** The parts, of which each load has the next of these outcomes; and how often one was loaded. */
const delenMet = (...antwoorden: readonly Promise<unknown>[]) => {
  let keer = 0
  const lazy = createLazyParts(<Value>() => () => {
    keer += 1
    return antwoorden[keer - 1] as Promise<Value>
  })
  return { keer: () => keer, lazy }
}

describe('a part that comes later', () => {
  it('is not fetched before it is asked for, and is the same at each call', () => {
    const { keer, lazy } = delenMet()
    expect(lazy.of('charts')).toBe(lazy.of('charts'))
    expect(lazy.of('charts').state()).toBeUndefined()
    expect(keer()).toBe(0)
  })

  it('is there once it was loaded, and says so', async () => {
    const { lazy } = delenMet(Promise.resolve('deel'))
    const gezien: unknown[] = []
    lazy.of('charts').state$.subscribe((waarde) => gezien.push(waarde))
    await expect(lazy.of('charts').load()).resolves.toBe('deel')
    expect(lazy.of('charts').state()).toBe('deel')
    expect(gezien).toEqual([undefined, 'deel'])
  })

  it('stays away when it cannot be loaded, and comes after trying again', async () => {
    const { lazy } = delenMet(Promise.reject(new Error('Dit deel blijft weg.')), Promise.resolve('deel'))
    await expect(lazy.of('charts').load()).rejects.toThrow('Dit deel blijft weg.')
    expect(lazy.of('charts').state()).toBeUndefined()
    await lazy.of('charts').load()
    expect(lazy.of('charts').state()).toBe('deel')
  })
})
