import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import { verzoekCodec } from '../../../domain'
import { answersWith, delayed, staysSilent } from '../../support/stubService'
import { antwoordVan, metDienst, metWoning, opzet, stel, verzoek } from './opstelling'

const dienst = metDienst()

describe('the calculation call', () => {
  it.each([
    ['/api/v3.0/serviceproxy/orientatie', '/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet'],
    ['/basis/', '/basis/api/v1.0/financieringsopzet'],
  ])('the calculation call is a POST to the path of the service behind the base %s', async (basis, url) => {
    await antwoordVan(stel(dienst.adres() + basis).berekening)
    expect(dienst.verzoeken()).toMatchObject([{ method: 'POST', url }])
  })

  it('the calculation call sends the request as JSON without changes', async () => {
    await antwoordVan(dienst.stel().berekening, metWoning)
    const [{ headers, body } = { headers: {}, body: '' }] = dienst.verzoeken()
    expect(headers['content-type']).toBe('application/json')
    expect(headers.accept).toBe('application/json')
    expect(verzoekCodec.decode(JSON.parse(body))).toEqual(either.right(metWoning))
  })

  it('the calculation call bypasses the browser cache', async () => {
    await antwoordVan(dienst.stel().berekening)
    expect(dienst.verzoeken().at(-1)?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
  })

  it('the calculation call sends the token that the page has at that moment', async () => {
    const tokens = ['eerste', 'tweede']
    const berekening = createHttpBerekening({ base: dienst.adres, antiForgery: () => tokens.shift() })
    await antwoordVan(berekening)
    await antwoordVan(berekening)
    expect(dienst.verzoeken().map(({ headers }) => headers['requestverificationtoken'])).toEqual(['eerste', 'tweede'])
  })

  it('the calculation call starts only when it is subscribed to', () => {
    dienst.stel().berekening.bereken(verzoek)
    expect(dienst.verzoeken()).toHaveLength(0)
  })

  it('the calculation call emits its answer once and completes', async () => {
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.right(opzet)])
  })

  it('the calculation call drops null values and unknown fields of the answer', async () => {
    dienst.gedraag(answersWith(200, { ...opzet, advieskosten: null, kleur: 'blauw' }))
    expect(await antwoordVan(dienst.stel().berekening)).toEqual([either.right(opzet)])
  })
})

const volledig = { ...opzet, benodigdeFinanciering: 1, hypotheekbedrag: 1, extraBenodigdeEigenInleg: 0 }

const EURO = 'een getal van 0 tot en met 1000000000'
const BEDRAG = 'een getal van -1000000000 tot en met 1000000000'

/** The largest answer that is read, in bytes. */
const LARGEST = 65_536

/** Returns an answer of this number of bytes, padded in an unknown field. */
const opMaat = (bytes: number, letter = 'x'): string => {
  const leeg = Buffer.byteLength(JSON.stringify({ ...volledig, vulling: '' }))
  const [aantal, rest] = [
    Math.floor((bytes - leeg) / Buffer.byteLength(letter)),
    (bytes - leeg) % Buffer.byteLength(letter),
  ]
  return JSON.stringify({ ...volledig, vulling: letter.repeat(aantal) + 'x'.repeat(rest) })
}

describe('an invalid answer of the service', () => {
  it.each<[string, unknown, string]>([
    ['HTML', '<!doctype html><title>Onderhoud</title>', 'geen JSON'],
    ['empty', '', 'geen JSON'],
    ['JSON cut short', '{"maximaleHypotheek": 12', 'geen JSON'],
    ['a list', [], 'verwacht een object'],
    ['a record without the monthly cost', { ...volledig, maandlastNetto: undefined }, 'maandlastNetto: ontbreekt'],
    ['a number as text', { ...volledig, maandlastBruto: 'NaN' }, 'maandlastBruto: verwacht een eindig getal'],
    [
      'a maximum that is null',
      { ...volledig, maximaleHypotheek: null },
      'maximaleHypotheek: verwacht een eindig getal',
    ],
    ['a record without the mortgage amount', { ...volledig, hypotheekbedrag: undefined }, 'hypotheekbedrag: ontbreekt'],
    ...(
      [
        ['maximaleHypotheek', 1e308, EURO],
        ['maximaleHypotheek', -0.01, EURO],
        ['maximaleHypotheekOpInkomen', -1, EURO],
        ['hypotheekbedrag', -1, EURO],
        ['hypotheekbedrag', 1_000_000_001, EURO],
        ['maandlastBruto', 1e308, BEDRAG],
        ['maandlastNetto', -1_000_000_001, BEDRAG],
        ['extraBenodigdeEigenInleg', 1e21, BEDRAG],
        ['aankoopkosten', -1e308, BEDRAG],
        ['rentepercentage', 1e308, 'een getal van 0 tot en met 100'],
        ['rentepercentage', -1, 'een getal van 0 tot en met 100'],
      ] as const
    ).map(([veld, waarde, verwacht]): [string, unknown, string] => [
      `a record with ${veld} ${waarde}`,
      { ...volledig, [veld]: waarde },
      `${veld}: verwacht ${verwacht}`,
    ]),
    ['one byte too large', opMaat(LARGEST + 1), 'groter dan 64 kB'],
    ['one byte too large in letters of three bytes', opMaat(LARGEST + 1, '€'), 'groter dan 64 kB'],
  ])('the calculation call fails without a retry when the answer is %s', async (_wat, body, melding) => {
    dienst.gedraag(answersWith(200, body))
    const [antwoord] = await antwoordVan(dienst.stel().berekening, metWoning)
    expect(antwoord).toEqual(either.left({ _tag: 'OnleesbaarAntwoord', meldingen: [melding] }))
    expect(dienst.verzoeken()).toHaveLength(1)
  })
})

describe('an answer of the service at a limit', () => {
  it.each<[string, object]>([
    ['amounts of a thousand million', { maandlastBruto: 1e9, maandlastNetto: -1e9, aankoopkosten: -1e9 }],
    ['maxima of a thousand million', { maximaleHypotheek: 1e9, maximaleHypotheekOpInkomen: 1e9, hypotheekbedrag: 1e9 }],
    ['maxima of nothing', { maximaleHypotheek: 0, maximaleHypotheekOpInkomen: 0, hypotheekbedrag: 0 }],
    ['a rate of 100 percent', { rentepercentage: 100 }],
    ['a rate of 0 percent', { rentepercentage: 0 }],
  ])('the calculation call accepts %s', async (_wat, anders) => {
    dienst.gedraag(answersWith(200, { ...volledig, ...anders }))
    expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([either.right({ ...volledig, ...anders })])
  })

  it.each(['x', '€'])(
    'the calculation call accepts an answer of exactly 64 kB, with letters such as %s',
    async (letter) => {
      dienst.gedraag(answersWith(200, opMaat(LARGEST, letter)))
      expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([either.right(volledig)])
    },
  )

  it('the calculation call drops a norm year that is not a year', async () => {
    dienst.gedraag(answersWith(200, { ...volledig, normjaar: 1e308 }))
    expect(await antwoordVan(dienst.stel().berekening, metWoning)).toEqual([either.right(volledig)])
  })
})

it('the calculation call stops downloading an answer that is too large', async () => {
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

describe('unsubscribing', () => {
  it('unsubscribing from the calculation call cancels the request in flight', async () => {
    dienst.gedraag(staysSilent)
    const abonnement = dienst.stel().berekening.bereken(verzoek).subscribe()
    await expect.poll(dienst.verzoeken).toHaveLength(1)
    abonnement.unsubscribe()
    await expect.poll(() => dienst.verzoeken().at(-1)?.isAborted()).toBe(true)
  })

  it('unsubscribing during a pause between attempts prevents the next attempt', async () => {
    let laatVerstrijken = (): void => undefined
    const voorbij = new Promise<void>((resolve) => (laatVerstrijken = resolve))
    dienst.gedraag(answersWith(503, '', { 'retry-after': '5' }))
    const { berekening, klok } = dienst.stel({ tempo: () => voorbij })
    const abonnement = berekening.bereken(verzoek).subscribe()
    await expect.poll(() => klok.waited.length).toBe(2)
    abonnement.unsubscribe()
    laatVerstrijken()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(dienst.verzoeken()).toHaveLength(1)
  })

  it('unsubscribing from the calculation call drops an answer that arrives later', async () => {
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
