import { either } from 'fp-ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { answersWith, cutsOff, staysSilent, type Behaviour } from '../../support/stubService'
import { createPacedKlok } from '../../support/fakes/pacedKlok'
import { antwoordVan, geslaagd, metDienst, opzet, snellePauzes } from './opstelling'

const VERLOPEN = answersWith(403, { code: 'GeenGeldigToken' }, { 'content-type': 'application/problem+json' })
const NIEUW = answersWith(200, { token: 'nieuw' })

/** The behaviour of the service for a token request. `gevraagd` lists these requests. */
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

/** Creates a calculation for a page with this token in its hidden field; undefined means a page without the field. */
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

/** Returns the anti-forgery token of each calculation request. */
const tokens = () => dienst.verzoeken().map(({ headers }) => headers['requestverificationtoken'])

const geweigerd = either.left({ _tag: 'StatusFout', status: 403 })

describe('an expired anti-forgery token', () => {
  it.each([
    ['is stored in the field of the page', 'oud', 'nieuw'],
    ['is remembered if the page has no field', undefined, undefined],
  ])('after a call is refused, a new anti-forgery token %s and is sent from then on', async (_wat, eerst, erna) => {
    const { bereken, veld } = paginaMet(eerst)
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    expect(await bereken()).toEqual([geslaagd()])
    await bereken()
    expect(gevraagd).toEqual(['GET /basis/api/v1.0/anti-forgery no-cache'])
    expect([tokens(), veld()]).toEqual([[eerst, 'nieuw', 'nieuw'], erna])
  })

  it('a fetched anti-forgery token is no longer sent once the page has a new one of its own', async () => {
    const { bereken, zet } = paginaMet('oud')
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    await bereken()
    zet('vernieuwd')
    await bereken()
    expect(tokens()).toEqual(['oud', 'nieuw', 'vernieuwd'])
  })

  it('a calculation call fails after two attempts when the service refuses the old and the new token', async () => {
    const { bereken } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length]).toEqual([['oud', 'nieuw'], 1])
  })

  it.each<[string, Behaviour]>([
    ['does not exist', answersWith(404, '')],
    ['sends HTML', answersWith(200, '<!doctype html>')],
    ['sends no token', answersWith(200, {})],
    ['sends an empty token', answersWith(200, { token: '' })],
    ['redirects', answersWith(302, '', { location: '/inloggen' })],
    ['cuts its response short', cutsOff({ token: 'nieuw' })],
    ['sends more than 64 kB', answersWith(200, { token: 'nieuw', vulling: 'x'.repeat(65_536) })],
  ])('a calculation call with an expired token fails when the address for a new token %s', async (_wat, gedrag) => {
    uitgifte = gedrag
    const { bereken, veld } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length, veld()]).toEqual([['oud'], 1, 'oud'])
  })

  it('the time to fetch a new token counts towards the time limit of a calculation call', async () => {
    uitgifte = staysSilent
    const { bereken } = paginaMet('oud', () => expect.poll(() => gevraagd).toHaveLength(1))
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([either.left({ _tag: 'TijdVerstreken' })])
  })
})

it.each<[string, Behaviour]>([
  ['with another error code', answersWith(403, { code: 'VreemdeSite' })],
  ['without an error code', answersWith(403, '{}')],
  ['with HTML', answersWith(403, '<!doctype html><title>GeenGeldigToken</title>')],
  ['that is cut short', answersWith(403, '', { 'content-length': '10' })],
  ['of more than 64 kB', answersWith(403, { code: 'GeenGeldigToken', vulling: 'x'.repeat(65_536) })],
  ['with status 400', answersWith(400, { code: 'GeenGeldigToken' })],
])('createHttpBerekening fetches no new token after a refusal %s', async (_wat, gedrag) => {
  dienst.gedraag(gedrag)
  const [antwoord] = await paginaMet('oud').bereken()
  expect(antwoord).toMatchObject({ left: { _tag: 'StatusFout' } })
  expect(gevraagd).toEqual([])
})

it.each([
  ['is not sent to a service on another site', 'https://www.gastheer.example', undefined, 'van-de-pagina'],
  ['is sent to a service on the same site', dienst.adres, 'van-de-pagina', 'nieuw'],
])('the anti-forgery token of the page %s', async (_wat, site, meegestuurd, erna) => {
  vi.stubGlobal('origin', typeof site === 'function' ? site() : site)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { bereken, veld } = paginaMet('van-de-pagina')
  dienst.gedraag(VERLOPEN, answersWith(200, opzet))
  expect(await bereken()).toEqual([geslaagd()])
  expect(tokens()).toEqual([meegestuurd, 'nieuw'])
  expect(veld()).toBe(erna)
})
