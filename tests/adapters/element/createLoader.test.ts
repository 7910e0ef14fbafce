import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLoader } from '../../../adapters/element/loader/createLoader'

type Deel = Readonly<Record<string, string>>

const LEEG: Deel = {}
const zwijgt = () => new Promise<Deel>(() => undefined)
const netwerkfout = () => Promise.reject(new Error('geen netwerk'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A loader whose answers are these, in order, and how often it asked. */
const laderMet = (...antwoorden: readonly (() => Promise<Deel>)[]) => {
  const vraag = vi.fn<() => Promise<Deel>>()
  for (const antwoord of antwoorden) vraag.mockImplementationOnce(antwoord)
  return { vraag, laad: createLoader(vraag) }
}

describe('a part of the calculator', () => {
  it('is asked for once, however often it is needed', async () => {
    const { vraag, laad } = laderMet(() => Promise.resolve({ mount: 'application' }))
    expect(await Promise.all([laad(), laad()])).toEqual(['application', 'application'])
    expect(await laad()).toBe('application')
    expect(vraag).toHaveBeenCalledTimes(1)
  })

  it('that stays away has 15 seconds, and not one less', async () => {
    const afloop = vi.fn()
    laderMet(zwijgt).laad().catch(afloop)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(afloop).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(afloop).toHaveBeenCalledOnce()
  })

  it.each([
    ['failed', netwerkfout],
    ['came empty', () => Promise.resolve(LEEG)],
  ])('that %s is asked for again by the next call', async (_wat, antwoord) => {
    const { laad } = laderMet(antwoord, () => Promise.resolve({ mount: 'application' }))
    await expect(laad()).rejects.toThrow()
    expect(await laad()).toBe('application')
  })

  it('that failed is asked for under an address that did not fail before', async () => {
    vi.setSystemTime(0)
    const vraag = Object.assign(netwerkfout, { toString: () => 'import("./deel.js")' })
    const adressen: string[] = []
    const laad = createLoader<string>(vraag, (adres) => {
      adressen.push(adres)
      return netwerkfout()
    })
    while (adressen.length < 2) {
      await expect(laad()).rejects.toThrow()
      vi.advanceTimersByTime(1)
    }
    expect(adressen).toEqual(['./deel.js?1', './deel.js?2'])
  })

  it('that comes after all is not asked for again', async () => {
    let kom: (deel: Deel) => void = () => undefined
    const { vraag, laad } = laderMet(() => new Promise<Deel>((resolve) => (kom = resolve)))
    const eerste = expect(laad()).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(15_000)
    await eerste
    kom({ mount: 'laat' })
    await vi.advanceTimersByTimeAsync(0)
    expect(await laad()).toBe('laat')
    expect(vraag).toHaveBeenCalledTimes(1)
  })
})
