import { describe, expect, it } from 'vitest'

import { createLaterParts } from '../../../ui/app/createLaterParts'

const deel = () => Promise.resolve({ value: 'deel' })

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
    expect(later.of(deel)).toBe(later.of(deel))
    expect(later.of(deel).state()).toBeUndefined()
    expect(keer()).toBe(0)
  })

  it('is there once it was loaded, and says so', async () => {
    const { later } = delenMet(Promise.resolve('deel'))
    const gezien: unknown[] = []
    later.of(deel).state$.subscribe((waarde) => gezien.push(waarde))
    await expect(later.of(deel).load()).resolves.toBe('deel')
    expect(later.of(deel).state()).toBe('deel')
    expect(gezien).toEqual([undefined, 'deel'])
  })

  it('stays away when it cannot be loaded, and comes after trying again', async () => {
    const { later } = delenMet(Promise.reject(new Error('Dit deel blijft weg.')), Promise.resolve('deel'))
    await expect(later.of(deel).load()).rejects.toThrow('Dit deel blijft weg.')
    expect(later.of(deel).state()).toBeUndefined()
    await later.of(deel).load()
    expect(later.of(deel).state()).toBe('deel')
  })
})
