import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLoader, isRenewed, LATER_ATTEMPTS } from '../../../adapters/element/loader/createLoader'
import { isVernieuwd } from '../../../application'

type Deel = Readonly<Record<string, string>>

const LEEG: Deel = {}
const BASE = 'https://bank.voorbeeld/chunks/mount.js'
const DEEL = 'https://bank.voorbeeld/chunks/deel.js'
const zwijgt = () => new Promise<Deel>(() => undefined)
const netwerkfout = () => Promise.reject(new Error('geen netwerk'))

/** Returns a stub of a dynamic import. Its source text contains the address of the chunk, as in a build. */
const importVan = (antwoord: () => Promise<Deel>) =>
  Object.assign(() => antwoord(), { toString: () => '()=>import("./deel.js")' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Creates a loader whose requests get these answers in order. `vraag` is the mock of those requests. */
const laderMet = (...antwoorden: readonly (() => Promise<Deel>)[]) => {
  const vraag = vi.fn<() => Promise<Deel>>()
  for (const antwoord of antwoorden) vraag.mockImplementationOnce(antwoord)
  return { vraag, laad: createLoader(vraag, BASE) }
}

describe('createLoader', () => {
  it('createLoader requests a chunk once for several calls', async () => {
    const { vraag, laad } = laderMet(() => Promise.resolve({ mount: 'application' }))
    expect(await Promise.all([laad(), laad()])).toEqual(['application', 'application'])
    expect(await laad()).toBe('application')
    expect(vraag).toHaveBeenCalledTimes(1)
  })

  it('createLoader fails 15 seconds after it requested a chunk that does not arrive', async () => {
    const afloop = vi.fn()
    laderMet(zwijgt).laad().catch(afloop)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(afloop).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(afloop).toHaveBeenCalledOnce()
  })

  it.each([
    ['failed to load', netwerkfout],
    ['was empty', () => Promise.resolve(LEEG)],
  ])('createLoader requests a chunk again at the next call when the chunk %s', async (_wat, antwoord) => {
    const { laad } = laderMet(antwoord, () => Promise.resolve({ mount: 'application' }))
    await expect(laad()).rejects.toThrow()
    expect(await laad()).toBe('application')
  })

  it('createLoader keeps no timer after a load that succeeded or failed', async () => {
    const { laad } = laderMet(netwerkfout, () => Promise.resolve({ mount: 'application' }))
    await expect(laad()).rejects.toThrow('geen netwerk')
    expect(vi.getTimerCount()).toBe(0)
    await laad()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('createLoader uses a chunk that arrives after the time limit, and does not request it again', async () => {
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

describe('createLoader after a failed import', () => {
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('geen verbinding'))))

  /** Makes `keren` loads in a row fail. Returns the addresses that retries import, other than the original address. */
  const adressenNa = async (keren: number, attempts?: readonly string[]): Promise<readonly string[]> => {
    const adressen: string[] = []
    const laad = createLoader<string>(importVan(netwerkfout), BASE, attempts, (adres) => {
      adressen.push(adres)
      return netwerkfout()
    })
    for (let keer = 0; keer < keren; keer += 1) await expect(laad()).rejects.toThrow()
    return adressen
  }

  it('createLoader retries a failed import with the suffixes ?2, ?3 and ?4, and then keeps the last one', async () => {
    expect(await adressenNa(6)).toEqual(['?2', '?3', '?4', '?4', '?4'].map((poging) => DEEL + poging))
    expect(LATER_ATTEMPTS).toEqual(['?2', '?3', '?4'])
  })

  it('createLoader retries a failed import under the original address when its list of suffixes is empty', async () => {
    expect(await adressenNa(3, [])).toEqual([])
  })

  it('a call does not join a failed import that still asks the server whether the file is gone', async () => {
    vi.stubGlobal('performance', { getEntriesByName: () => [] })
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const laad = createLoader(importVan(netwerkfout), BASE, LATER_ATTEMPTS, () => Promise.resolve({ mount: 'terug' }))
    const mislukt = expect(laad()).rejects.toThrow('geen netwerk')
    await vi.advanceTimersByTimeAsync(0)
    const opnieuw = laad()
    await vi.advanceTimersByTimeAsync(3000)
    await mislukt
    expect(await opnieuw).toBe('terug')
  })
})

describe('createLoader and the error Vernieuwd', () => {
  beforeEach(() => vi.stubGlobal('performance', { getEntriesByName: () => [] }))

  const antwoord = (status: number, type = 'text/javascript') =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }))),
    )
  const oorzaak = (laad = createLoader(importVan(netwerkfout), BASE)) =>
    laad().then(
      () => undefined,
      (cause: unknown) => cause,
    )
  /** Makes one load fail for each status in `antwoorden`. Returns for each whether its error is named `Vernieuwd`. */
  const inEenReeks = async (antwoorden: readonly number[], attempts?: readonly string[]) => {
    const laad = createLoader<string>(importVan(netwerkfout), BASE, attempts, netwerkfout)
    const vernieuwd: boolean[] = []
    for (const status of antwoorden) {
      antwoord(status)
      vernieuwd.push(isVernieuwd(await oorzaak(laad)))
    }
    return vernieuwd
  }

  it.each([
    ['503', 503, undefined],
    ['200 with a script', 200, undefined],
  ])('createLoader does not reject with Vernieuwd when the server answers %s', async (_wat, status, type) => {
    antwoord(status, type)
    expect(isVernieuwd(await oorzaak())).toBe(false)
  })

  it.each([undefined, []])(
    'createLoader rejects with Vernieuwd when a retry fails while the server has the file, with suffixes %o',
    async (suffixen) => {
      expect(await inEenReeks([200, 200], suffixen)).toEqual([false, true])
      expect(await inEenReeks([503, 503, 200], suffixen)).toEqual([false, false, true])
    },
  )

  it('createLoader does not reject with Vernieuwd when a retry takes too long', async () => {
    antwoord(200)
    const laad = createLoader(importVan(netwerkfout), BASE, LATER_ATTEMPTS, zwijgt)
    expect(isVernieuwd(await oorzaak(laad))).toBe(false)
    const tweede = oorzaak(laad)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(isVernieuwd(await tweede)).toBe(false)
  })

  it('createLoader does not reject with Vernieuwd when the server is silent for three seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const mislukt = oorzaak()
    await vi.advanceTimersByTimeAsync(3000)
    expect(isVernieuwd(await mislukt)).toBe(false)
  })

  it('createLoader does not reject with Vernieuwd when a policy of the page blocks the check of the file', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Refused to connect')))
    expect(isVernieuwd(await oorzaak())).toBe(false)
  })

  it('createLoader rejects with Vernieuwd without a request if the browser recorded a 404 for the chunk', async () => {
    antwoord(200)
    vi.stubGlobal('performance', {
      getEntriesByName: (adres: string) => (adres === DEEL ? [{ responseStatus: 404 }] : []),
    })
    expect(isVernieuwd(await oorzaak())).toBe(true)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['403, as a store such as S3 does for a missing file', 403, undefined],
    ['404', 404, undefined],
    ['410', 410, undefined],
    ['200 with an HTML page', 200, 'text/html; charset=utf-8'],
  ])('createLoader rejects with Vernieuwd when the server answers %s', async (_wat, status, type) => {
    antwoord(status, type)
    expect(isVernieuwd(await oorzaak())).toBe(true)
    expect(isRenewed()).toBe(true)
    expect(fetch).toHaveBeenCalledWith(DEEL, { method: 'HEAD', cache: 'no-store' })
  })

  /** Creates a loader whose import has no address in its source text and fails with this message. */
  const zonderAdres = (bericht: string) => {
    const importAgain = vi.fn(netwerkfout)
    const laad = createLoader<string>(() => Promise.reject(new Error(bericht)), BASE, LATER_ATTEMPTS, importAgain)
    return { importAgain, oorzaak: () => laad().catch((cause: unknown) => cause) }
  }

  it.each([
    ['webpack', `Loading chunk 123 failed.\n(error: ${DEEL})`],
    ['webpack modules in Chromium', `Failed to fetch dynamically imported module: ${DEEL}`],
    ['webpack modules in Firefox', `error loading dynamically imported module: ${DEEL}`],
  ])(
    'createLoader sends a HEAD request to the address in an error message of %s, and does not import it',
    async (_b, tekst) => {
      antwoord(404)
      const { importAgain, oorzaak } = zonderAdres(tekst)
      for (let keer = 0; keer < 2; keer += 1) expect(isVernieuwd(await oorzaak())).toBe(true)
      expect(fetch).toHaveBeenCalledWith(DEEL, { method: 'HEAD', cache: 'no-store' })
      expect(importAgain).not.toHaveBeenCalled()
    },
  )

  it('createLoader does not reject with Vernieuwd when import and error message both lack an address', async () => {
    antwoord(404)
    expect(isVernieuwd(await zonderAdres('Importing a module script failed.').oorzaak())).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })
})
