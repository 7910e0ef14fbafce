import { either } from 'fp-ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { verzoekCodec } from '../../../domain'
import { answersWith, startStubService, delayed, staysSilent, type StubService } from '../../support/stubService'
import { antwoordVan, metWoning, opzet, stel, verzoek } from './opstelling'

let dienst: StubService
beforeAll(async () => {
  dienst = await startStubService()
})
beforeEach(() => {
  dienst.gedraag(answersWith(200, opzet))
})
afterAll(() => dienst.sluit())

const aantalNa = (vorige: number): number => dienst.verzoeken.length - vorige

describe('the calculation call', () => {
  it('is a POST to the path of the service behind the base', async () => {
    await antwoordVan(stel(`${dienst.adres}/api/v3.0/serviceproxy/orientatie`).berekening)
    expect(dienst.verzoeken.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet',
    })
  })

  it('does not mind a slash at the end of the base', async () => {
    await antwoordVan(stel(`${dienst.adres}/basis/`).berekening)
    expect(dienst.verzoeken.at(-1)?.url).toBe('/basis/api/v1.0/financieringsopzet')
  })

  it('says in JSON what is asked, word for word', async () => {
    await antwoordVan(stel(dienst.adres).berekening, metWoning)
    const { headers, body } = dienst.verzoeken.at(-1) ?? { headers: {}, body: '' }
    expect(headers['content-type']).toBe('application/json')
    expect(headers.accept).toBe('application/json')
    expect(verzoekCodec.decode(JSON.parse(body))).toEqual(either.right(metWoning))
  })

  it('takes its answer from the service, never from a cache', async () => {
    await antwoordVan(stel(dienst.adres).berekening)
    expect(dienst.verzoeken.at(-1)?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
  })

  it('carries the anti-forgery token that the page has at that time', async () => {
    const tokens = ['eerste', 'tweede']
    const berekening = createHttpBerekening({ base: () => dienst.adres, antiForgery: () => tokens.shift() })
    await antwoordVan(berekening)
    await antwoordVan(berekening)
    expect(dienst.verzoeken.slice(-2).map(({ headers }) => headers['requestverificationtoken'])).toEqual([
      'eerste',
      'tweede',
    ])
  })

  it('carries no such header when the page has no token', async () => {
    await antwoordVan(createHttpBerekening({ base: () => dienst.adres, antiForgery: () => undefined }))
    expect(dienst.verzoeken.at(-1)?.headers).not.toHaveProperty('requestverificationtoken')
  })

  it('starts when it is subscribed to, not before', () => {
    const voor = dienst.verzoeken.length
    stel(dienst.adres).berekening.bereken(verzoek)
    expect(aantalNa(voor)).toBe(0)
  })

  it('emits its answer once and completes', async () => {
    expect(await antwoordVan(stel(dienst.adres).berekening)).toEqual([either.right(opzet)])
  })

  it('leaves out what is null and what nobody knows', async () => {
    dienst.gedraag(answersWith(200, { ...opzet, advieskosten: null, kleur: 'blauw' }))
    expect(await antwoordVan(stel(dienst.adres).berekening)).toEqual([either.right(opzet)])
  })
})

describe('an answer that is no financieringsopzet', () => {
  const volledig = { ...opzet, benodigdeFinanciering: 1, hypotheekbedrag: 1, extraBenodigdeEigenInleg: 0 }

  it.each<[string, unknown, string]>([
    ['HTML', '<!doctype html><title>Onderhoud</title>', 'geen JSON'],
    ['nothing', '', 'geen JSON'],
    ['half of it', '{"maximaleHypotheek": 12', 'geen JSON'],
    ['a list', [], 'verwacht een object'],
    ['a record without the monthly cost', { ...volledig, maandlastNetto: undefined }, 'maandlastNetto: ontbreekt'],
    ['a number as text', { ...volledig, maandlastBruto: 'NaN' }, 'maandlastBruto: verwacht een eindig getal'],
    [
      'a maximum that is null',
      { ...volledig, maximaleHypotheek: null },
      'maximaleHypotheek: verwacht een eindig getal',
    ],
    ['no word about the home', { ...volledig, hypotheekbedrag: undefined }, 'hypotheekbedrag: ontbreekt'],
  ])('is unreadable when it is %s, and is not asked for again', async (_wat, body, melding) => {
    dienst.gedraag(answersWith(200, body))
    const voor = dienst.verzoeken.length
    const [antwoord] = await antwoordVan(stel(dienst.adres).berekening, metWoning)
    expect(antwoord).toEqual(either.left({ _tag: 'OnleesbaarAntwoord', meldingen: [melding] }))
    expect(aantalNa(voor)).toBe(1)
  })
})

describe('unsubscribing', () => {
  it('ends the request in flight', async () => {
    dienst.gedraag(staysSilent)
    const voor = dienst.verzoeken.length
    const abonnement = stel(dienst.adres, { tempo: (milliseconden) => milliseconden })
      .berekening.bereken(verzoek)
      .subscribe()
    await expect.poll(() => aantalNa(voor)).toBe(1)
    abonnement.unsubscribe()
    await expect.poll(() => dienst.verzoeken.at(-1)?.isAfgebroken()).toBe(true)
  })

  it('during a pause makes no further attempt', async () => {
    dienst.gedraag(answersWith(503, '', { 'retry-after': '5' }))
    const voor = dienst.verzoeken.length
    const { berekening, klok } = stel(dienst.adres, { tempo: (milliseconden) => milliseconden / 10 })
    const abonnement = berekening.bereken(verzoek).subscribe()
    await expect.poll(() => klok.gewacht.length).toBe(2)
    abonnement.unsubscribe()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(aantalNa(voor)).toBe(1)
  })

  it('keeps an answer that comes late to itself', async () => {
    const laat = delayed(answersWith(200, opzet))
    dienst.gedraag(laat.gedrag)
    const gehoord: unknown[] = []
    const voor = dienst.verzoeken.length
    const abonnement = stel(dienst.adres, { tempo: (milliseconden) => milliseconden })
      .berekening.bereken(verzoek)
      .subscribe((antwoord) => gehoord.push(antwoord))
    await expect.poll(() => aantalNa(voor)).toBe(1)
    abonnement.unsubscribe()
    await laat.laatGaan()
    dienst.gedraag(answersWith(200, opzet))
    await antwoordVan(stel(dienst.adres).berekening)
    expect(gehoord).toEqual([])
  })
})
