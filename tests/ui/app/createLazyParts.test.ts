import { describe, expect, it } from 'vitest'

import { createLazyParts } from '../../../ui/app/createLazyParts'

/** Creates a registry of lazily loaded parts whose loads have these outcomes in turn; `keer` counts the loads. */
const delenMet = (...antwoorden: readonly Promise<unknown>[]) => {
  let keer = 0
  const lazy = createLazyParts(<Value>() => () => {
    keer += 1
    return antwoorden[keer - 1] as Promise<Value>
  })
  return { keer: () => keer, lazy }
}

describe('createLazyParts', () => {
  it('createLazyParts loads nothing until asked, and returns the same part at each call', () => {
    const { keer, lazy } = delenMet()
    expect(lazy.of('charts')).toBe(lazy.of('charts'))
    expect(lazy.of('charts').state()).toBeUndefined()
    expect(keer()).toBe(0)
  })

  it('a lazily loaded part holds its value after loading, and its state$ emits that value', async () => {
    const { lazy } = delenMet(Promise.resolve('deel'))
    const gezien: unknown[] = []
    lazy.of('charts').state$.subscribe((waarde) => gezien.push(waarde))
    await expect(lazy.of('charts').load()).resolves.toBe('deel')
    expect(lazy.of('charts').state()).toBe('deel')
    expect(gezien).toEqual([undefined, 'deel'])
  })

  it('a lazily loaded part stays undefined when it fails to load, and loads when tried again', async () => {
    const { lazy } = delenMet(Promise.reject(new Error('Dit deel blijft weg.')), Promise.resolve('deel'))
    await expect(lazy.of('charts').load()).rejects.toThrow('Dit deel blijft weg.')
    expect(lazy.of('charts').state()).toBeUndefined()
    await lazy.of('charts').load()
    expect(lazy.of('charts').state()).toBe('deel')
  })
})
