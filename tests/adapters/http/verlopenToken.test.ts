import { either } from 'fp-ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { answersWith, cutsOff, staysSilent, type Behaviour } from '../../support/stubService'
import { createPacedKlok } from '../../support/fakes/pacedKlok'
import { antwoordVan, metDienst, opzet, snellePauzes } from './opstelling'

const VERLOPEN = answersWith(403, { code: 'GeenGeldigToken' }, { 'content-type': 'application/problem+json' })
const NIEUW = answersWith(200, { token: 'nieuw' })

/** How the service answers whoever asks for a token, and where that was asked. */
let uitgifte: Behaviour = NIEUW
let gevraagd: (string | undefined)[] = []
const dienst = metDienst((request, response) => {
  gevraagd.push(`${request.method} ${request.url} ${request.headers['cache-control']}`)
  uitgifte(response, { method: '', url: '', headers: {}, body: '', isAfgebroken: () => false })
})
beforeEach(() => {
  uitgifte = NIEUW
  gevraagd = []
})

/** A page whose hidden field holds this token at first; undefined when it has no such field. */
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

/** The token of each call. */
const tokens = () => dienst.verzoeken().map(({ headers }) => headers['requestverificationtoken'])

const geweigerd = either.left({ _tag: 'StatusFout', status: 403 })

describe('a token that the service says is out of date', () => {
  it.each([
    ['is replaced in the page', 'oud', 'nieuw'],
    ['is kept for a page that has no field for it', undefined, undefined],
  ])('is fetched anew behind the base, and %s: for the call and for the next', async (_wat, eerst, erna) => {
    const { bereken, veld } = paginaMet(eerst)
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    expect(await bereken()).toEqual([either.right(opzet)])
    await bereken()
    expect(gevraagd).toEqual(['GET /basis/api/v1.0/anti-forgery no-cache'])
    expect([tokens(), veld()]).toEqual([[eerst, 'nieuw', 'nieuw'], erna])
  })

  it('that was fetched gives way to one that the page has renewed since', async () => {
    const { bereken, zet } = paginaMet('oud')
    dienst.gedraag(VERLOPEN, answersWith(200, opzet))
    await bereken()
    zet('vernieuwd')
    await bereken()
    expect(tokens()).toEqual(['oud', 'nieuw', 'vernieuwd'])
  })

  it('is fetched anew once: refused again, the call fails', async () => {
    const { bereken } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length]).toEqual([['oud', 'nieuw'], 1])
  })

  it.each<[string, Behaviour]>([
    ['is not there', answersWith(404, '')],
    ['sends a page', answersWith(200, '<!doctype html>')],
    ['sends no token', answersWith(200, {})],
    ['sends an empty token', answersWith(200, { token: '' })],
    ['leads elsewhere', answersWith(302, '', { location: '/inloggen' })],
    ['hangs up', cutsOff({ token: 'nieuw' })],
    ['sends more than 64 kB', answersWith(200, { token: 'nieuw', vulling: 'x'.repeat(65_536) })],
  ])('makes the call fail when the address for a new one %s', async (_wat, gedrag) => {
    uitgifte = gedrag
    const { bereken, veld } = paginaMet('oud')
    dienst.gedraag(VERLOPEN)
    expect(await bereken()).toEqual([geweigerd])
    expect([tokens(), gevraagd.length, veld()]).toEqual([['oud'], 1, 'oud'])
  })

  it('is fetched within the ten seconds of the attempt', async () => {
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
])('another refusal asks for no new token: one %s', async (_wat, gedrag) => {
  dienst.gedraag(gedrag)
  const [antwoord] = await paginaMet('oud').bereken()
  expect(antwoord).toMatchObject({ left: { _tag: 'StatusFout' } })
  expect(gevraagd).toEqual([])
})

it.each([
  ['stays at home', 'https://www.gastheer.example', undefined, 'van-de-pagina'],
  ['goes along where both are of one site', dienst.adres, 'van-de-pagina', 'nieuw'],
])('the token of a page of another site than the service %s', async (_wat, site, meegestuurd, erna) => {
  vi.stubGlobal('origin', typeof site === 'function' ? site() : site)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { bereken, veld } = paginaMet('van-de-pagina')
  dienst.gedraag(VERLOPEN, answersWith(200, opzet))
  expect(await bereken()).toEqual([either.right(opzet)])
  expect(tokens()).toEqual([meegestuurd, 'nieuw'])
  expect(veld()).toBe(erna)
})
