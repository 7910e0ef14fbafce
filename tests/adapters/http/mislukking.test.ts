import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import {
  answersWith,
  getsStuck,
  hangsUp,
  cutsOff,
  startStubService,
  staysSilent,
  type Behaviour,
} from '../../support/stubService'
import { never, type Tempo } from '../../support/fakes/pacedKlok'
import { antwoordVan, geslaagd, metDienst, opzet, stel, TIJDSLIMIET } from './opstelling'

const dienst = metDienst()

describe('a temporary failure of createHttpBerekening', () => {
  it.each<[string, Behaviour]>([
    ['a dropped connection', hangsUp],
    ['a response cut short', cutsOff(opzet)],
  ])('createHttpBerekening succeeds at the third attempt after two failures (%s)', async (_wat, gedrag) => {
    dienst.gedraag(gedrag, gedrag, answersWith(200, opzet))
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([geslaagd()])
  })

  it.each([408, 429, 500, 502, 503])(
    'createHttpBerekening gives up after three responses with status %i',
    async (status) => {
      dienst.gedraag(answersWith(status, ''))
      expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
      expect(dienst.verzoeken()).toHaveLength(3)
    },
  )

  it('createHttpBerekening fails as Onbereikbaar after three attempts when no server listens', async () => {
    const weg = await startStubService()
    await weg.close()
    const { berekening, klok } = stel(weg.address)
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'Onbereikbaar' })])
    expect(klok.waited.filter((wacht) => wacht < TIJDSLIMIET)).toHaveLength(2)
  })

  it.each([
    [0, [250, 500]],
    [0.5, [375, 750]],
    [0.999, [499.75, 999.5]],
  ])('the pause before retry 2 is twice the pause before retry 1, with random number %d', async (willekeur, pauzes) => {
    dienst.gedraag(answersWith(503, ''))
    const { berekening, klok } = dienst.stel({ willekeur })
    await antwoordVan(berekening)
    expect(klok.waited.filter((wacht) => wacht < TIJDSLIMIET)).toEqual(pauzes)
  })
})

/** Ends the pause after the first attempt at once. All other waits, such as the time limits of attempts, never end. */
const afterFirstLimit: Tempo = (_, nummer) => (nummer === 1 ? 0 : never())

describe('Retry-After', () => {
  it('createHttpBerekening waits three seconds before its retry when Retry-After is `3`', async () => {
    dienst.gedraag(answersWith(429, '', { 'retry-after': '3' }), answersWith(200, opzet))
    const { berekening, klok } = dienst.stel()
    expect(await antwoordVan(berekening)).toEqual([geslaagd()])
    expect(klok.waited).toContain(3000)
  })

  it.each([
    ['10', 2],
    ['11', 1],
  ])('createHttpBerekening retries for a Retry-After of 10 seconds but not of 11 (%s)', async (seconden, verwacht) => {
    dienst.gedraag(answersWith(429, '', { 'retry-after': seconden }), answersWith(200, opzet))
    await antwoordVan(dienst.stel({ tempo: afterFirstLimit }).berekening)
    expect(dienst.verzoeken()).toHaveLength(verwacht)
  })

  it.each([0, 3600, -3600])(
    'createHttpBerekening waits until a Retry-After date when the clock of the server is %i seconds off',
    async (scheef) => {
      const { berekening, klok } = dienst.stel()
      const nuDaar = Math.ceil(klok.now() / 1000 + scheef) * 1000
      const headers = { date: new Date(nuDaar).toUTCString(), 'retry-after': new Date(nuDaar + 5000).toUTCString() }
      dienst.gedraag(answersWith(503, '', headers), answersWith(200, opzet))
      expect(await antwoordVan(berekening)).toEqual([geslaagd()])
      expect(klok.waited).toContain(5000)
    },
  )

  it.each(['0', 'straks', 'Mon, 01 Jan 2024 00:00:00 GMT', '-5'])(
    'a Retry-After of %j leaves the pause before the next attempt at its default of 250 ms',
    async (waarde) => {
      dienst.gedraag(answersWith(429, '', { 'retry-after': waarde }), answersWith(200, opzet))
      const { berekening, klok } = dienst.stel()
      await antwoordVan(berekening)
      expect(klok.waited).toContain(250)
    },
  )
})

describe('a lasting failure of createHttpBerekening', () => {
  it.each([301, 400, 401, 403, 404, 413, 415, 422, 499])(
    'createHttpBerekening does not retry after status %i',
    async (status) => {
      dienst.gedraag(answersWith(status, '', status === 301 ? { location: '/elders' } : {}))
      expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
      expect(dienst.verzoeken()).toHaveLength(1)
    },
  )

  it.each<[string, Behaviour]>([
    ['the service does not respond', staysSilent],
    ['the response stops halfway', getsStuck(opzet)],
  ])('createHttpBerekening times out after ten seconds, without a retry, when %s', async (_wat, gedrag) => {
    dienst.gedraag(gedrag)
    const { berekening, klok } = dienst.stel({ tempo: () => expect.poll(dienst.verzoeken).toHaveLength(1) })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'TijdVerstreken' })])
    expect(klok.waited).toEqual([TIJDSLIMIET])
    expect(dienst.verzoeken()).toHaveLength(1)
    await expect.poll(() => dienst.verzoeken().at(-1)?.isAborted()).toBe(true)
  })

  it.each(['teken\nX-Eigen: 1', 'teken€'])(
    'createHttpBerekening fails as Onverwacht when a header cannot contain the token %j',
    async (token) => {
      const [antwoord] = await antwoordVan(dienst.stel({ token }).berekening)
      expect(antwoord).toMatchObject({ left: { _tag: 'Onverwacht' } })
      expect(dienst.verzoeken()).toHaveLength(0)
    },
  )

  it('createHttpBerekening fails as Onverwacht when its function `base` throws', async () => {
    const berekening = createHttpBerekening({
      base: () => {
        throw new Error('geen adres')
      },
      antiForgery: () => undefined,
    })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'Onverwacht', reden: 'geen adres' })])
  })
})
