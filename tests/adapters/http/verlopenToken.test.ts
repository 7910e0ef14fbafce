import { either } from 'fp-ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { answersWith, cutsOff, staysSilent, type Behaviour } from '../../support/stubService'
import { createPacedKlok } from '../../support/fakes/pacedKlok'
import { antwoordVan, metDienst, opzet, snellePauzes } from './opstelling'

const VERLOPEN = answersWith(403, { code: 'GeenGeldigToken' }, { 'content-type': 'application/problem+json' })
const NIEUW = answersWith(200, { token: 'nieuw' })

/** How the service answers a request for a token; `gevraagd` lists these requests. */
let uitgifte: Behaviour = NIEUW
let gevraagd: (string | undefined)[] = []
const dienst = metDienst((request, response) => {
  gevraagd.push(`${request.method} ${request.url} ${request.headers['cache-control']}`)
  uitgifte(response, { method: '', url: '', headers: {}, body: '', isAborted: () => false })
})
beforeEach(() => {
  uitgifte = NIEUW
  gevraagd = []
})

/** Creates a page with this token in its hidden field; undefined for a page without the field. */
const paginaMet = (begin: string | undefined, tempo = snellePauzes) => {
  let veld = begin
  const berekening = createHttpBerekening({
    base: () => `${dienst.adres()}/basis/`,
    antiForgery: () => veld,
    keepAntiForgery: (token) => {
      if (veld !== undefined) veld = token
    },
    scheduler: createPacedKlok(tempo),
  })
  return { veld: () => veld, zet: (token: string) => (veld = token), bereken: () => antwoordVan(berekening) }
}

/** Returns the token of each call. */
const tokens = () => dienst.verzoeken().map(({ headers }) => headers['requestverificationtoken'])

const geweigerd = either.left({ _tag: 'StatusFout', status: 403 })

describe('an expired anti-forgery token', () => {
  it.each([
    ['goes into the field of the page', 'oud', 'nieuw'],
    ['is remembered for a page without a field', undefined, undefined],
  ])('an expired token is replaced by a new one, which %s and serves the next call too', async (_wat, eerst, erna) => {
    const { bereken, veld } = paginaMet(eerst)
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    expect(await bereken()).toEqual([either.right(opzet)])
    await bereken()
    expect(gevraagd).toEqual(['GET /basis/api/v1.0/anti-forgery no-cache'])
    expect([tokens(), veld()]).toEqual([[eerst, 'nieuw', 'nieuw'], erna])
  })

  it('a fetched token is not used after the page renewed its own', async () => {
    const { bereken, zet } = paginaMet('oud')
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    await bereken()
    zet('vernieuwd')
    await bereken()
    expect(tokens()).toEqual(['oud', 'nieuw', 'vernieuwd'])
  })

  it('the call fails when the new token is refused too, without a third attempt', async () => {
    const { bereken } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length]).toEqual([['oud', 'nieuw'], 1])
  })

  it.each<[string, Behaviour]>([
    ['does not exist', answersWith(404, '')],
    ['sends a page', answersWith(200, '<!doctype html>')],
    ['sends no token', answersWith(200, {})],
    ['sends an empty token', answersWith(200, { token: '' })],
    ['redirects', answersWith(302, '', { location: '/inloggen' })],
    ['cuts its answer short', cutsOff({ token: 'nieuw' })],
    ['sends more than 64 kB', answersWith(200, { token: 'nieuw', vulling: 'x'.repeat(65_536) })],
  ])('the call fails when the address for a new token %s', async (_wat, gedrag) => {
    uitgifte = gedrag
    const { bereken, veld } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length, veld()]).toEqual([['oud'], 1, 'oud'])
  })

  it('fetching a new token counts towards the ten seconds of the attempt', async () => {
    uitgifte = staysSilent
    const { bereken } = paginaMet('oud', () => expect.poll(() => gevraagd).toHaveLength(1))
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([either.left({ _tag: 'TijdVerstreken' })])
  })
})

it.each<[string, Behaviour]>([
  ['with another code', answersWith(403, { code: 'VreemdeSite' })],
  ['without a code', answersWith(403, '{}')],
  ['with a page', answersWith(403, '<!doctype html><title>GeenGeldigToken</title>')],
  ['that is cut short', answersWith(403, '', { 'content-length': '10' })],
  ['of more than 64 kB', answersWith(403, { code: 'GeenGeldigToken', vulling: 'x'.repeat(65_536) })],
  ['with another status', answersWith(400, { code: 'GeenGeldigToken' })],
])('a refusal %s fetches no new token', async (_wat, gedrag) => {
  dienst.gedraag(gedrag)
  const [antwoord] = await paginaMet('oud').bereken()
  expect(antwoord).toMatchObject({ left: { _tag: 'StatusFout' } })
  expect(gevraagd).toEqual([])
})

it.each([
  ['is not sent to a service on another site', 'https://www.gastheer.example', undefined, 'van-de-pagina'],
  ['is sent to a service on the same site', dienst.adres, 'van-de-pagina', 'nieuw'],
])('the token of the page %s', async (_wat, site, meegestuurd, erna) => {
  vi.stubGlobal('origin', typeof site === 'function' ? site() : site)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { bereken, veld } = paginaMet('van-de-pagina')
  dienst.gedraag(VERLOPEN, answersWith(200, opzet))
  expect(await bereken()).toEqual([either.right(opzet)])
  expect(tokens()).toEqual([meegestuurd, 'nieuw'])
  expect(veld()).toBe(erna)
})
