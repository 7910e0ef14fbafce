import { describe, expect, it } from 'vitest'

import { createLaterParts } from '../../../ui/app/createLaterParts'

/** The parts, of which each load has the next of these outcomes; and how often one was loaded. */
const delenMet = (...antwoorden: readonly Promise<unknown>[]) => {
  let keer = 0
  const later = createLaterParts(<Value>() => () => {
    keer += 1
    return antwoorden[keer - 1] as Promise<Value>
  })
  return { keer: () => keer, later }
}

describe('a part that comes later', () => {
  it('is not fetched before it is asked for, and is the same at each call', () => {
    const { keer, later } = delenMet()
    expect(later.of('charts')).toBe(later.of('charts'))
    expect(later.of('charts').state()).toBeUndefined()
    expect(keer()).toBe(0)
  })

  it('is there once it was loaded, and says so', async () => {
    const { later } = delenMet(Promise.resolve('deel'))
    const gezien: unknown[] = []
    later.of('charts').state$.subscribe((waarde) => gezien.push(waarde))
    await expect(later.of('charts').load()).resolves.toBe('deel')
    expect(later.of('charts').state()).toBe('deel')
    expect(gezien).toEqual([undefined, 'deel'])
  })

  it('stays away when it cannot be loaded, and comes after trying again', async () => {
    const { later } = delenMet(Promise.reject(new Error('Dit deel blijft weg.')), Promise.resolve('deel'))
    await expect(later.of('charts').load()).rejects.toThrow('Dit deel blijft weg.')
    expect(later.of('charts').state()).toBeUndefined()
    await later.of('charts').load()
    expect(later.of('charts').state()).toBe('deel')
  })
})
