import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { verzoekCodec } from '../../../domain'
import { answersWith, delayed, staysSilent } from '../../support/stubService'
import { antwoordVan, geslaagd, metDienst, metWoning, opzet, stel, verzoek } from './opstelling'

const dienst = metDienst()

describe('the HTTP request of createHttpBerekening', () => {
  it.each([
    ['/api/v3.0/serviceproxy/orientatie', '/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet'],
    ['/basis/', '/basis/api/v1.0/financieringsopzet'],
  ])('createHttpBerekening sends a POST to the calculation path under the base %s', async (basis, url) => {
    await antwoordVan(stel(dienst.adres() + basis).berekening)
    expect(dienst.verzoeken()).toMatchObject([{ method: 'POST', url }])
  })

  it('createHttpBerekening sends the request as JSON without changes', async () => {
    await antwoordVan(dienst.stel().berekening, metWoning)
    const [{ headers, body } = { headers: {}, body: '' }] = dienst.verzoeken()
    expect(headers['content-type']).toBe('application/json')
    expect(headers.accept).toBe('application/json')
    expect(verzoekCodec.decode(JSON.parse(body))).toEqual(either.right(metWoning))
  })

  it('createHttpBerekening sends no-cache in the headers cache-control and pragma', async () => {
    await antwoordVan(dienst.stel().berekening)
    expect(dienst.verzoeken().at(-1)?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
  })

  it('createHttpBerekening sends the anti-forgery token that the page has at the time of each call', async () => {
    const tokens = ['eerste', 'tweede']
    const berekening = createHttpBerekening({ base: dienst.adres, antiForgery: () => tokens.shift() })
    await antwoordVan(berekening)
    await antwoordVan(berekening)
    expect(dienst.verzoeken().map(({ headers }) => headers['requestverificationtoken'])).toEqual(['eerste', 'tweede'])
  })

  it('createHttpBerekening sends no request before the calculation is subscribed to', () => {
    dienst.stel().berekening.bereken(verzoek)
    expect(dienst.verzoeken()).toHaveLength(0)
  })

  it('createHttpBerekening emits one result and completes', async () => {
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([geslaagd()])
  })

  it('createHttpBerekening drops unknown fields, and optional fields that are null, from the response', async () => {
    dienst.gedraag(answersWith(200, { ...opzet, advieskosten: null, kleur: 'blauw' }))
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([geslaagd()])
  })
})

const volledig = { ...opzet, benodigdeFinanciering: 1, hypotheekbedrag: 1, extraBenodigdeEigenInleg: 0 }

const EURO = 'een getal van 0 tot en met 1000000000'
const BEDRAG = 'een getal van -1000000000 tot en met 1000000000'

/** The largest response body that is read, in bytes. */
const LARGEST = 65_536

/** Returns a response body of this many bytes, padded with `letter` in an unknown field. */
const opMaat = (bytes: number, letter = 'x'): string => {
  const leeg = Buffer.byteLength(JSON.stringify({ ...volledig, vulling: '' }))
  const [aantal, rest] = [
    Math.floor((bytes - leeg) / Buffer.byteLength(letter)),
    (bytes - leeg) % Buffer.byteLength(letter),
  ]
  return JSON.stringify({ ...volledig, vulling: letter.repeat(aantal) + 'x'.repeat(rest) })
}

describe('an invalid response of the service', () => {
  it.each<[string, unknown, string]>([
    ['HTML', '<!doctype html><title>Onderhoud</title>', 'geen JSON'],
    ['empty', '', 'geen JSON'],
    ['JSON that is cut short', '{"maximaleHypotheek": 12', 'geen JSON'],
    ['a JSON array', [], 'verwacht een object'],
    ['a result without maandlastNetto', { ...volledig, maandlastNetto: undefined }, 'maandlastNetto: ontbreekt'],
    ['a result with NaN as text', { ...volledig, maandlastBruto: 'NaN' }, 'maandlastBruto: verwacht een eindig getal'],
    [
      'a result in which maximaleHypotheek is null',
      { ...volledig, maximaleHypotheek: null },
      'maximaleHypotheek: verwacht een eindig getal',
    ],
    ['a result without hypotheekbedrag', { ...volledig, hypotheekbedrag: undefined }, 'hypotheekbedrag: ontbreekt'],
    ...(
      [
        ['maximaleHypotheek', 1_000_000_000.01, EURO],
        ['maximaleHypotheek', -0.01, EURO],
        ['maximaleHypotheekOpInkomen', 1_000_000_000.01, EURO],
        ['maximaleHypotheekOpInkomen', -0.01, EURO],
        ['hypotheekbedrag', -0.01, EURO],
        ['hypotheekbedrag', 1_000_000_000.01, EURO],
        ['maandlastBruto', 1e308, BEDRAG],
        ['maandlastNetto', -1_000_000_000.01, BEDRAG],
        ['extraBenodigdeEigenInleg', 1e21, BEDRAG],
        ['aankoopkosten', 1_000_000_000.01, BEDRAG],
        ['rentepercentage', 100.01, 'een getal van 0 tot en met 100'],
        ['rentepercentage', -0.01, 'een getal van 0 tot en met 100'],
      ] as const
    ).map(([veld, waarde, verwacht]): [string, unknown, string] => [
      `a result with ${veld} ${waarde}`,
      { ...volledig, [veld]: waarde },
      `${veld}: verwacht ${verwacht}`,
    ]),
    ['one byte above 64 kB', opMaat(LARGEST + 1), 'groter dan 64 kB'],
    ['one byte above 64 kB, in characters of three bytes', opMaat(LARGEST + 1, '€'), 'groter dan 64 kB'],
  ])('createHttpBerekening fails without a retry when the response is %s', async (_wat, body, melding) => {
    dienst.gedraag(answersWith(200, body))
    const [antwoord] = await antwoordVan(dienst.stel().berekening, metWoning)
    expect(antwoord).toEqual(either.left({ _tag: 'OnleesbaarAntwoord', meldingen: [melding] }))
    expect(dienst.verzoeken()).toHaveLength(1)
  })
})

describe('a response of the service at a limit', () => {
  it.each<[string, object]>([
    ['amounts of plus or minus 1e9 euro', { maandlastBruto: 1e9, maandlastNetto: -1e9, aankoopkosten: -1e9 }],
    ['mortgage amounts of 1e9 euro', { maximaleHypotheek: 1e9, maximaleHypotheekOpInkomen: 1e9, hypotheekbedrag: 1e9 }],
    ['mortgage amounts of 0 euro', { maximaleHypotheek: 0, maximaleHypotheekOpInkomen: 0, hypotheekbedrag: 0 }],
    ['a rentepercentage of 100', { rentepercentage: 100 }],
    ['a rentepercentage of 0', { rentepercentage: 0 }],
  ])('createHttpBerekening accepts a response with %s', async (_wat, anders) => {
    dienst.gedraag(answersWith(200, { ...volledig, ...anders }))
    expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([
      geslaagd({ ...volledig, ...anders }, metWoning),
    ])
  })

  it.each(['x', '€'])(
    'createHttpBerekening accepts a response of exactly 64 kB, padded with the character %s',
    async (letter) => {
      dienst.gedraag(answersWith(200, opMaat(LARGEST, letter)))
      expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([geslaagd(volledig, metWoning)])
    },
  )

  it('createHttpBerekening drops a normjaar from the response when it is not a year', async () => {
    dienst.gedraag(answersWith(200, { ...volledig, normjaar: 1e308 }))
    expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([geslaagd(volledig, metWoning)])
  })
})

it('createHttpBerekening stops downloading a response that is larger than 64 kB', async () => {
  let verstuurd = 0
  dienst.gedraag((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const stuur = (): void => {
      verstuurd += LARGEST
      if (!response.destroyed) response.write('x'.repeat(LARGEST), () => setImmediate(stuur))
    }
    stuur()
  })
  const [antwoord] = await antwoordVan(dienst.stel().berekening)
  expect(antwoord).toEqual(either.left({ _tag: 'OnleesbaarAntwoord', meldingen: ['groter dan 64 kB'] }))
  await expect.poll(() => dienst.verzoeken().at(-1)?.isAborted()).toBe(true)
  expect(verstuurd).toBeLessThan(20_000_000)
})

describe('unsubscribing from the calculation', () => {
  it('unsubscribing from the HTTP calculation cancels its pending request', async () => {
    dienst.gedraag(staysSilent)
    const abonnement = dienst.stel().berekening.bereken(verzoek).subscribe()
    await expect.poll(dienst.verzoeken).toHaveLength(1)
    abonnement.unsubscribe()
    await expect.poll(() => dienst.verzoeken().at(-1)?.isAborted()).toBe(true)
  })

  it('unsubscribing from the HTTP calculation during the pause before a retry prevents that retry', async () => {
    let laatVerstrijken = (): void => undefined
    const voorbij = new Promise<void>((resolve) => (laatVerstrijken = resolve))
    dienst.gedraag(answersWith(503, '', { 'retry-after': '5' }))
    const { berekening, klok } = dienst.stel({ tempo: () => voorbij })
    const abonnement = berekening.bereken(verzoek).subscribe()
    await expect.poll(() => klok.waited.length).toBe(2)
    abonnement.unsubscribe()
    laatVerstrijken()
    dienst.gedraag(answersWith(200, opzet))
    await antwoordVan(dienst.stel().berekening)
    expect(dienst.verzoeken()).toHaveLength(2)
  })

  it('unsubscribing from the HTTP calculation drops a response that arrives later', async () => {
    const laat = delayed(answersWith(200, opzet))
    dienst.gedraag(laat.behaviour)
    const gehoord: unknown[] = []
    const abonnement = dienst
      .stel()
      .berekening.bereken(verzoek)
      .subscribe((antwoord) => gehoord.push(antwoord))
    await expect.poll(dienst.verzoeken).toHaveLength(1)
    abonnement.unsubscribe()
    await laat.release()
    dienst.gedraag(answersWith(200, opzet))
    await antwoordVan(dienst.stel().berekening)
    expect(gehoord).toEqual([])
  })
})
