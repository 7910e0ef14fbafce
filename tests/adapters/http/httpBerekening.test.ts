import { either } from 'fp-ts'
import { firstValueFrom, toArray } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createHttpBerekening } from '../../../adapters/http'
import type { BerekeningPort } from '../../../application'
import { nieuweOrientatie, toVerzoek, verzoekCodec } from '../../../domain'
import {
  antwoordt,
  blijftHaken,
  hangtOp,
  kaptAf,
  naMilliseconden,
  startDienst,
  zwijgt,
  type Dienst,
  type Gedrag,
} from '../../support/dienst'
import { antwoordOp } from '../../support/fakes/berekening'
import { createKlokMetTempo } from '../../support/fakes/klokMetTempo'
import { stilleKlok } from '../../support/fakes/klok'

const verzoek = toVerzoek(nieuweOrientatie('MY'), stilleKlok.nu())
const metWoning = toVerzoek({ ...nieuweOrientatie('MY'), vraagprijsWoning: 300_000 }, stilleKlok.nu())
const opzet = antwoordOp(verzoek)

let dienst: Dienst
beforeAll(async () => {
  dienst = await startDienst()
})
beforeEach(() => {
  dienst.gedraag(antwoordt(200, opzet))
})
afterAll(() => dienst.sluit())

interface Opzet {
  readonly basis?: string
  readonly token?: string | undefined
  readonly willekeur?: number
  /** How long a wait of so many milliseconds really takes. */
  readonly tempo?: (milliseconden: number) => number
}

const TIJDSLIMIET = 10_000
/** Pauses pass in a moment; the limit stays far away. */
const snellePauzes = (milliseconden: number) => (milliseconden < TIJDSLIMIET ? milliseconden / 100 : milliseconden)
const snelleLimiet = (milliseconden: number) => milliseconden / 100
const echt = (milliseconden: number) => milliseconden

const stel = ({ basis = dienst.adres, token = 'teken', willekeur = 0, tempo = snellePauzes }: Opzet = {}) => {
  const klok = createKlokMetTempo(tempo)
  const berekening = createHttpBerekening({
    basis: () => basis,
    antiForgery: () => token,
    willekeur: () => willekeur,
    scheduler: klok,
  })
  return { berekening, klok }
}

const antwoordVan = ({ bereken }: BerekeningPort, vraag = verzoek) => firstValueFrom(bereken(vraag).pipe(toArray()))
const aantalNa = (vorige: number): number => dienst.verzoeken.length - vorige

describe('the calculation call', () => {
  it('is a POST to the path of the service behind the base', async () => {
    await antwoordVan(stel({ basis: `${dienst.adres}/api/v3.0/serviceproxy/orientatie` }).berekening)
    expect(dienst.verzoeken.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet',
    })
  })

  it('does not mind a slash at the end of the base', async () => {
    await antwoordVan(stel({ basis: `${dienst.adres}/basis/` }).berekening)
    expect(dienst.verzoeken.at(-1)?.url).toBe('/basis/api/v1.0/financieringsopzet')
  })

  it('says in JSON what is asked, word for word', async () => {
    await antwoordVan(stel().berekening, metWoning)
    const { headers, body } = dienst.verzoeken.at(-1) ?? { headers: {}, body: '' }
    expect(headers['content-type']).toBe('application/json')
    expect(headers.accept).toBe('application/json')
    expect(verzoekCodec.decode(JSON.parse(body))).toEqual(either.right(metWoning))
  })

  it('carries the anti-forgery token that the page has at that time', async () => {
    const tokens = ['eerste', 'tweede']
    const berekening = createHttpBerekening({ basis: () => dienst.adres, antiForgery: () => tokens.shift() })
    await antwoordVan(berekening)
    await antwoordVan(berekening)
    expect(dienst.verzoeken.slice(-2).map(({ headers }) => headers['requestverificationtoken'])).toEqual([
      'eerste',
      'tweede',
    ])
  })

  it('carries no such header when the page has no token', async () => {
    await antwoordVan(createHttpBerekening({ basis: () => dienst.adres, antiForgery: () => undefined }))
    expect(dienst.verzoeken.at(-1)?.headers).not.toHaveProperty('requestverificationtoken')
  })

  it('starts when it is subscribed to, not before', () => {
    const voor = dienst.verzoeken.length
    stel().berekening.bereken(verzoek)
    expect(aantalNa(voor)).toBe(0)
  })

  it('emits its answer once and completes', async () => {
    expect(await antwoordVan(stel().berekening)).toEqual([either.right(opzet)])
  })

  it('leaves out what is null and what nobody knows', async () => {
    dienst.gedraag(antwoordt(200, { ...opzet, advieskosten: null, kleur: 'blauw' }))
    expect(await antwoordVan(stel().berekening)).toEqual([either.right(opzet)])
  })
})

describe('an answer that is no financieringsopzet', () => {
  const volledig = { ...opzet, benodigdeFinanciering: 1, hypotheekbedrag: 1, extraBenodigdeEigenInleg: 0 }

  it.each<[string, unknown, string]>([
    ['HTML', '<!doctype html><title>Onderhoud</title>', 'het antwoord is geen JSON'],
    ['nothing', '', 'het antwoord is geen JSON'],
    ['half of it', '{"maximaleHypotheek": 12', 'het antwoord is geen JSON'],
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
    dienst.gedraag(antwoordt(200, body))
    const voor = dienst.verzoeken.length
    const [antwoord] = await antwoordVan(stel().berekening, metWoning)
    expect(antwoord).toEqual(either.left({ _tag: 'OnleesbaarAntwoord', meldingen: [melding] }))
    expect(aantalNa(voor)).toBe(1)
  })
})

describe('a failure that may pass', () => {
  it.each<[string, Gedrag]>([
    ['hanging up', hangtOp],
    ['an answer cut short', kaptAf(opzet)],
    ['status 408', antwoordt(408, '')],
    ['status 429', antwoordt(429, '')],
    ['status 500', antwoordt(500, '')],
    ['status 503', antwoordt(503, '')],
  ])('is tried again after %s, and the visitor never knows', async (_wat, gedrag) => {
    dienst.gedraag(gedrag, gedrag, antwoordt(200, opzet))
    expect(await antwoordVan(stel().berekening)).toEqual([either.right(opzet)])
  })

  it.each([408, 429, 500, 502, 503])('is given up after three times status %i', async (status) => {
    dienst.gedraag(antwoordt(status, ''))
    const voor = dienst.verzoeken.length
    expect(await antwoordVan(stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
    expect(aantalNa(voor)).toBe(3)
  })

  it('is called unreachable when nobody listens', async () => {
    const weg = await startDienst()
    await weg.sluit()
    const { berekening, klok } = stel({ basis: weg.adres })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'Onbereikbaar' })])
    expect(klok.gewacht.filter((wacht) => wacht < TIJDSLIMIET)).toHaveLength(2)
  })

  it.each([
    [0, [250, 500]],
    [0.5, [375, 750]],
    [0.999, [499.75, 999.5]],
  ])('waits longer every time, spread by chance (%d)', async (willekeur, pauzes) => {
    dienst.gedraag(antwoordt(503, ''))
    const { berekening, klok } = stel({ willekeur })
    await antwoordVan(berekening)
    expect(klok.gewacht.filter((wacht) => wacht < TIJDSLIMIET)).toEqual(pauzes)
  })
})

describe('Retry-After', () => {
  it('is waited for', async () => {
    dienst.gedraag(antwoordt(429, '', { 'retry-after': '3' }), antwoordt(200, opzet))
    const { berekening, klok } = stel()
    expect(await antwoordVan(berekening)).toEqual([either.right(opzet)])
    expect(klok.gewacht).toContain(3000)
  })

  it('of ten seconds is waited for, of eleven is not', async () => {
    for (const [seconden, verwacht] of [
      ['10', 2],
      ['11', 1],
    ] as const) {
      const voor = dienst.verzoeken.length
      dienst.gedraag(antwoordt(429, '', { 'retry-after': seconden }), antwoordt(200, opzet))
      await antwoordVan(stel({ tempo: (milliseconden) => milliseconden / 20 }).berekening)
      expect(aantalNa(voor)).toBe(verwacht)
    }
  })

  it('may be a date', async () => {
    const { berekening, klok } = stel()
    const datum = new Date(Math.ceil(klok.now() / 1000) * 1000 + 5000).toUTCString()
    dienst.gedraag(antwoordt(503, '', { 'retry-after': datum }), antwoordt(200, opzet))
    await antwoordVan(berekening)
    const [langste = 0] = klok.gewacht.filter((wacht) => wacht < TIJDSLIMIET)
    expect(langste).toBeGreaterThan(500)
    expect(langste).toBeLessThanOrEqual(6000)
  })

  it.each(['0', 'straks', 'Mon, 01 Jan 2024 00:00:00 GMT', '-5'])('of %j shortens no pause', async (waarde) => {
    dienst.gedraag(antwoordt(429, '', { 'retry-after': waarde }), antwoordt(200, opzet))
    const { berekening, klok } = stel()
    await antwoordVan(berekening)
    expect(klok.gewacht).toContain(250)
  })
})

describe('a failure that stays', () => {
  it.each([301, 400, 401, 403, 404, 413, 415, 422])('is not tried again after status %i', async (status) => {
    dienst.gedraag(antwoordt(status, '', status === 301 ? { location: '/elders' } : {}))
    const voor = dienst.verzoeken.length
    expect(await antwoordVan(stel().berekening)).toEqual([either.left({ _tag: 'StatusFout', status })])
    expect(aantalNa(voor)).toBe(1)
  })

  it.each<[string, Gedrag]>([
    ['nothing comes', zwijgt],
    ['the answer stops halfway', blijftHaken(opzet)],
  ])('is the time being up: %s within ten seconds', async (_wat, gedrag) => {
    dienst.gedraag(gedrag)
    const voor = dienst.verzoeken.length
    const { berekening, klok } = stel({ tempo: snelleLimiet })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'TijdVerstreken' })])
    expect(klok.gewacht).toEqual([TIJDSLIMIET])
    expect(aantalNa(voor)).toBe(1)
    await expect.poll(() => dienst.verzoeken.at(-1)?.isAfgebroken()).toBe(true)
  })

  it('is a page that cannot say where its service is', async () => {
    const berekening = createHttpBerekening({
      basis: () => {
        throw new Error('geen adres')
      },
      antiForgery: () => undefined,
    })
    expect(await antwoordVan(berekening)).toEqual([either.left({ _tag: 'Onverwacht', reden: 'geen adres' })])
  })
})

describe('unsubscribing', () => {
  it('ends the request in flight', async () => {
    dienst.gedraag(zwijgt)
    const voor = dienst.verzoeken.length
    const abonnement = stel({ tempo: echt }).berekening.bereken(verzoek).subscribe()
    await expect.poll(() => aantalNa(voor)).toBe(1)
    abonnement.unsubscribe()
    await expect.poll(() => dienst.verzoeken.at(-1)?.isAfgebroken()).toBe(true)
  })

  it('during a pause makes no further attempt', async () => {
    dienst.gedraag(antwoordt(503, '', { 'retry-after': '5' }))
    const voor = dienst.verzoeken.length
    const { berekening, klok } = stel({ tempo: (milliseconden) => milliseconden / 10 })
    const abonnement = berekening.bereken(verzoek).subscribe()
    await expect.poll(() => klok.gewacht.length).toBe(2)
    abonnement.unsubscribe()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(aantalNa(voor)).toBe(1)
  })

  it('keeps an answer that comes late to itself', async () => {
    dienst.gedraag(naMilliseconden(50, antwoordt(200, opzet)))
    const gehoord: unknown[] = []
    const voor = dienst.verzoeken.length
    const abonnement = stel({ tempo: echt })
      .berekening.bereken(verzoek)
      .subscribe((antwoord) => gehoord.push(antwoord))
    await expect.poll(() => aantalNa(voor)).toBe(1)
    abonnement.unsubscribe()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(gehoord).toEqual([])
  })
})
