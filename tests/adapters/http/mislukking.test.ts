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
import { antwoordVan, metDienst, opzet, stel, TIJDSLIMIET } from './opstelling'

const dienst = metDienst()

describe('a temporary failure of the calculation call', () => {
  it.each<[string, Behaviour]>([
    ['a dropped connection', hangsUp],
    ['an answer cut short', cutsOff(opzet)],
  ])('the calculation call succeeds at the third attempt after two failures: %s', async (_wat, gedrag) => {
    dienst.gedraag(gedrag, gedrag, answersWith(200, opzet))
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.right(opzet)])
  })

  it.each([408, 429, 500, 502, 503])(
    'the calculation call gives up after three answers with status %i',
    async (status) => {
      dienst.gedraag(answersWith(status, ''))
      expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
      expect(dienst.verzoeken()).toHaveLength(3)
    },
  )

  it('the calculation call fails as Onbereikbaar after three attempts when no server listens', async () => {
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
  ])('the pauses between attempts double and vary with chance (%d)', async (willekeur, pauzes) => {
    dienst.gedraag(answersWith(503, ''))
    const { berekening, klok } = dienst.stel({ willekeur })
    await antwoordVan(berekening)
    expect(klok.waited.filter((wacht) => wacht < TIJDSLIMIET)).toEqual(pauzes)
  })
})

/** Ends the pause after the first attempt at once, and never lets an attempt time out. */
const afterFirstLimit: Tempo = (_, nummer) => (nummer === 1 ? 0 : never())

describe('Retry-After', () => {
  it('the calculation call waits as long as Retry-After asks', async () => {
    dienst.gedraag(answersWith(429, '', { 'retry-after': '3' }), answersWith(200, opzet))
    const { berekening, klok } = dienst.stel()
    expect(await antwoordVan(berekening)).toEqual([either.right(opzet)])
    expect(klok.waited).toContain(3000)
  })

  it.each([
    ['10', 2],
    ['11', 1],
  ])('the calculation call follows a Retry-After of ten seconds but not of eleven: %s', async (seconden, verwacht) => {
    dienst.gedraag(answersWith(429, '', { 'retry-after': seconden }), answersWith(200, opzet))
    await antwoordVan(dienst.stel({ tempo: afterFirstLimit }).berekening)
    expect(dienst.verzoeken()).toHaveLength(verwacht)
  })

  it.each([0, 3600, -3600])(
    'the calculation call follows a Retry-After date of a server clock that is %i seconds off',
    async (scheef) => {
      const { berekening, klok } = dienst.stel()
      const nuDaar = Math.ceil(klok.now() / 1000 + scheef) * 1000
      const headers = { date: new Date(nuDaar).toUTCString(), 'retry-after': new Date(nuDaar + 5000).toUTCString() }
      dienst.gedraag(answersWith(503, '', headers), answersWith(200, opzet))
      expect(await antwoordVan(berekening)).toEqual([either.right(opzet)])
      expect(klok.waited).toContain(5000)
    },
  )

  it.each(['0', 'straks', 'Mon, 01 Jan 2024 00:00:00 GMT', '-5'])(
    'a Retry-After of %j does not shorten the pause',
    async (waarde) => {
      dienst.gedraag(answersWith(429, '', { 'retry-after': waarde }), answersWith(200, opzet))
      const { berekening, klok } = dienst.stel()
      await antwoordVan(berekening)
      expect(klok.waited).toContain(250)
    },
  )
})

describe('a lasting failure of the calculation call', () => {
  it.each([301, 400, 401, 403, 404, 413, 415, 422])(
    'the calculation call does not retry after status %i',
    async (status) => {
      dienst.gedraag(answersWith(status, '', status === 301 ? { location: '/elders' } : {}))
      expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
      expect(dienst.verzoeken()).toHaveLength(1)
    },
  )

  it.each<[string, Behaviour]>([
    ['the service does not answer', staysSilent],
    ['the answer stops halfway', getsStuck(opzet)],
  ])('the calculation call times out after ten seconds when %s', async (_wat, gedrag) => {
    dienst.gedraag(gedrag)
    const { berekening, klok } = dienst.stel({ tempo: () => expect.poll(dienst.verzoeken).toHaveLength(1) })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'TijdVerstreken' })])
    expect(klok.waited).toEqual([TIJDSLIMIET])
    expect(dienst.verzoeken()).toHaveLength(1)
    await expect.poll(() => dienst.verzoeken().at(-1)?.isAborted()).toBe(true)
  })

  it.each(['teken\nX-Eigen: 1', 'teken€'])(
    'a token that no header can hold (%j) fails as Onverwacht, not as a network failure',
    async (token) => {
      const [antwoord] = await antwoordVan(dienst.stel({ token }).berekening)
      expect(antwoord).toMatchObject({ left: { _tag: 'Onverwacht' } })
      expect(dienst.verzoeken()).toHaveLength(0)
    },
  )

  it('the calculation call fails as Onverwacht when the page throws while giving the address', async () => {
    const berekening = createHttpBerekening({
      base: () => {
        throw new Error('geen adres')
      },
      antiForgery: () => undefined,
    })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'Onverwacht', reden: 'geen adres' })])
  })
})
