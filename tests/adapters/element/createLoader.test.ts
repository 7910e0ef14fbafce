import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLoader, isRenewed, LATER_ATTEMPTS } from '../../../adapters/element/loader/createLoader'
import { isVernieuwd } from '../../../application'

type Deel = Readonly<Record<string, string>>

const LEEG: Deel = {}
const BASE = 'https://bank.voorbeeld/chunks/mount.js'
const DEEL = 'https://bank.voorbeeld/chunks/deel.js'
const zwijgt = () => new Promise<Deel>(() => undefined)
const netwerkfout = () => Promise.reject(new Error('geen netwerk'))

/** An import of this part, as the source text of a build has it. */
const importVan = (antwoord: () => Promise<Deel>) =>
  Object.assign(() => antwoord(), { toString: () => '()=>import("./deel.js")' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A loader whose answers are these, in order, and how often it asked. */
const laderMet = (...antwoorden: readonly (() => Promise<Deel>)[]) => {
  const vraag = vi.fn<() => Promise<Deel>>()
  for (const antwoord of antwoorden) vraag.mockImplementationOnce(antwoord)
  return { vraag, laad: createLoader(vraag, BASE) }
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

describe('an import that failed', () => {
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('geen verbinding'))))

  /** Fails this often, and gives the addresses that were imported instead of the first. */
  const adressenNa = async (keren: number, attempts?: readonly string[]): Promise<readonly string[]> => {
    const adressen: string[] = []
    const laad = createLoader<string>(importVan(netwerkfout), BASE, attempts, (adres) => {
      adressen.push(adres)
      return netwerkfout()
    })
    for (let keer = 0; keer < keren; keer += 1) await expect(laad()).rejects.toThrow()
    return adressen
  }

  it('is tried again under addresses that are the same in every visit, and then under the last of them', async () => {
    expect(await adressenNa(6)).toEqual(['?2', '?3', '?4', '?4', '?4'].map((poging) => DEEL + poging))
    expect(LATER_ATTEMPTS).toEqual(['?2', '?3', '?4'])
  })

  it('is tried again under its own address when other chunks import it too', async () => {
    expect(await adressenNa(3, [])).toEqual([])
  })
})

describe('the failure of a part whose server answers', () => {
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
  /** Whether each failure in a row asks for a reload; the server answers with these statuses. */
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
  ])('stays a failed load at %s', async (_wat, status, type) => {
    antwoord(status, type)
    expect(isVernieuwd(await oorzaak())).toBe(false)
  })

  it('asks for a reload after every address failed although the server has the file', async () => {
    expect(await inEenReeks([200, 200, 200, 200])).toEqual([false, false, false, true])
    expect(await inEenReeks([503, 503, 503, 200])).toEqual([false, false, false, false])
    expect(await inEenReeks([200, 200, 200, 503, 200])).toEqual([false, false, false, false, false])
  })

  it('asks for no reload when it has only one address', async () => {
    expect(await inEenReeks([200, 200, 200, 200], [])).toEqual([false, false, false, false])
  })

  it('stays a failed load when the server does not answer within three seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const mislukt = oorzaak()
    await vi.advanceTimersByTimeAsync(3000)
    expect(isVernieuwd(await mislukt)).toBe(false)
  })

  it('stays a failed load when a policy of the page forbids to ask', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Refused to connect')))
    expect(isVernieuwd(await oorzaak())).toBe(false)
  })

  it('says that the page was renewed when the browser noted 404 of the file, without asking the server', async () => {
    antwoord(200)
    vi.stubGlobal('performance', {
      getEntriesByName: (adres: string) => (adres === DEEL ? [{ responseStatus: 404 }] : []),
    })
    expect(isVernieuwd(await oorzaak())).toBe(true)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['403, as a store answers that may not list its files', 403, undefined],
    ['404', 404, undefined],
    ['410', 410, undefined],
    ['200 with the page in its place', 200, 'text/html; charset=utf-8'],
  ])('says that the page was renewed at %s', async (_wat, status, type) => {
    antwoord(status, type)
    expect(isVernieuwd(await oorzaak())).toBe(true)
    expect(isRenewed()).toBe(true)
    expect(fetch).toHaveBeenCalledWith(DEEL, { method: 'HEAD', cache: 'no-store' })
  })

  /** Fails with this message, from a build that leaves no address in the source text of its imports. */
  const zonderAdres = (bericht: string) => {
    const importAgain = vi.fn(netwerkfout)
    const laad = createLoader<string>(() => Promise.reject(new Error(bericht)), BASE, LATER_ATTEMPTS, importAgain)
    return { importAgain, oorzaak: () => laad().catch((cause: unknown) => cause) }
  }

  it.each([
    ['webpack', `Loading chunk 123 failed.\n(error: ${DEEL})`],
    ['webpack that makes modules, in Chromium', `Failed to fetch dynamically imported module: ${DEEL}`],
    ['webpack that makes modules, in Firefox', `error loading dynamically imported module: ${DEEL}`],
  ])(
    'of a build by %s is asked about by the address in its message, and is not imported by that',
    async (_b, tekst) => {
      antwoord(404)
      const { importAgain, oorzaak } = zonderAdres(tekst)
      for (let keer = 0; keer < 2; keer += 1) expect(isVernieuwd(await oorzaak())).toBe(true)
      expect(fetch).toHaveBeenCalledWith(DEEL, { method: 'HEAD', cache: 'no-store' })
      expect(importAgain).not.toHaveBeenCalled()
    },
  )

  it('stays a failed load when neither its import nor its message has an address', async () => {
    antwoord(404)
    expect(isVernieuwd(await zonderAdres('Importing a module script failed.').oorzaak())).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })
})
