import { either } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

import { verzoekCodec, type FinancieringsOpzetVerzoek, type Hypotheekgever, type Onderpand } from '../../../domain'
import { toMeldingen } from '../../../domain/codec'

const gever = {
  inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2024-06-15' },
  uitgaven: { huidigeMaandlastStudieschuld: 1, brutoMaandlastAlimentatie: 2, brutoMaandlastOverige: 3 },
  volgnummer: 1,
  pensioeninkomen: 30_000,
  binnen10JaarMetPensioen: true,
} satisfies Hypotheekgever

const onderpand = {
  koopsom: 300_000,
  onderpandType: 'BestaandeBouw',
  huidigHypotheekbedrag: 1,
  meerwerkOfVerbouwingskosten: 2,
  verkoopprijs: 3,
  energielabelType: 'C',
} satisfies Onderpand

const verzoek = {
  hypotheekgevers: [gever],
  ingangsdatumHypotheek: '2024-06-15',
  timestamp: '2025-06-15T10:30:00.000Z',
  labelCode: 'MY',
  rentevastperiode: 120,
  eigenInleg: 20_000,
  onderpand,
} satisfies FinancieringsOpzetVerzoek

const plekVan = (fout: t.ValidationError): string =>
  fout.context
    .map((plek) => plek.key)
    .filter((sleutel) => sleutel !== '' && !/^\d$/.test(sleutel))
    .join('.')

/** Returns the path of each value that verzoekCodec refuses, without list indexes and without duplicates. */
const geweigerd = (invoer: unknown): readonly string[] =>
  either.match(
    (fouten: t.Errors) => [...new Set(fouten.map(plekVan))],
    (): string[] => [],
  )(verzoekCodec.decode(invoer))

const metGever = (anders: object) => ({ ...verzoek, hypotheekgevers: [{ ...gever, ...anders }] })
const metInkomsten = (anders: object) => metGever({ inkomsten: { ...gever.inkomsten, ...anders } })
const metUitgaven = (anders: object) => metGever({ uitgaven: { ...gever.uitgaven, ...anders } })
const metOnderpand = (anders: object) => ({ ...verzoek, onderpand: { ...onderpand, ...anders } })

describe('verzoekCodec', () => {
  it('verzoekCodec accepts a request with all fields', () => {
    expect(verzoekCodec.decode(verzoek)).toEqual(either.right(verzoek))
  })

  it('verzoekCodec accepts a request with a home and no other optional fields', () => {
    const minimaal = {
      hypotheekgevers: [
        {
          inkomsten: { dienstbetrekkingsoort: 'Overig', ingangsdatum: '2024-06-15' },
          uitgaven: {},
          volgnummer: 1,
          binnen10JaarMetPensioen: false,
        },
      ],
      ingangsdatumHypotheek: '2024-06-15',
      timestamp: '2025-06-15T10:30:00Z',
      labelCode: 'FL',
      rentevastperiode: 1,
      onderpand: { koopsom: 0, onderpandType: 'Nieuwbouw' },
    }
    expect(verzoekCodec.decode(minimaal)).toEqual(either.right(minimaal))
  })

  it('verzoekCodec accepts a request with two applicants', () => {
    const stel = { ...verzoek, hypotheekgevers: [gever, { ...gever, volgnummer: 2 }] }
    expect(verzoekCodec.decode(stel)).toEqual(either.right(stel))
  })

  it('verzoekCodec accepts a rentevastperiode of 7 months, which no brand offers', () => {
    expect(geweigerd({ ...verzoek, rentevastperiode: 7 })).toEqual([])
  })

  it('verzoekCodec leaves out unknown keys at any depth', () => {
    const metExtra = {
      ...verzoek,
      extra: 1,
      hypotheekgevers: [
        {
          ...gever,
          extra: 1,
          inkomsten: { ...gever.inkomsten, extra: 1 },
          uitgaven: { ...gever.uitgaven, extra: 1 },
        },
      ],
      onderpand: { ...onderpand, extra: 1 },
    }
    expect(verzoekCodec.decode(metExtra)).toStrictEqual(either.right(verzoek))
  })
})

describe('refusals of verzoekCodec', () => {
  it.each<[string, unknown]>([
    ['hypotheekgevers', { ...verzoek, hypotheekgevers: [] }],
    ['hypotheekgevers', { ...verzoek, hypotheekgevers: [gever, gever, gever] }],
    ['hypotheekgevers', { ...verzoek, hypotheekgevers: gever }],
    ['hypotheekgevers.volgnummer', metGever({ volgnummer: 3 })],
    ['hypotheekgevers.binnen10JaarMetPensioen', metGever({ binnen10JaarMetPensioen: 'ja' })],
    ['hypotheekgevers.pensioeninkomen', metGever({ pensioeninkomen: null })],
    ['hypotheekgevers.inkomsten', metGever({ inkomsten: undefined })],
    ['hypotheekgevers.uitgaven', metGever({ uitgaven: null })],
    ['hypotheekgevers.inkomsten.dienstbetrekkingsoort', metInkomsten({ dienstbetrekkingsoort: 'Vast' })],
    ['hypotheekgevers.inkomsten.ingangsdatum', metInkomsten({ ingangsdatum: '2025-02-29' })],
    ['hypotheekgevers.inkomsten.bedrag', metInkomsten({ bedrag: -1 })],
    ['hypotheekgevers.inkomsten.bedrag', metInkomsten({ bedrag: null })],
    ['hypotheekgevers.uitgaven.huidigeMaandlastStudieschuld', metUitgaven({ huidigeMaandlastStudieschuld: -1 })],
    ['hypotheekgevers.uitgaven.brutoMaandlastAlimentatie', metUitgaven({ brutoMaandlastAlimentatie: NaN })],
    ['hypotheekgevers.uitgaven.brutoMaandlastOverige', metUitgaven({ brutoMaandlastOverige: Infinity })],
    ['ingangsdatumHypotheek', { ...verzoek, ingangsdatumHypotheek: '15-06-2024' }],
    ['timestamp', { ...verzoek, timestamp: '2025-06-15' }],
    ['labelCode', { ...verzoek, labelCode: 'NotSet' }],
    ['rentevastperiode', { ...verzoek, rentevastperiode: 0 }],
    ['rentevastperiode', { ...verzoek, rentevastperiode: 1.5 }],
    ['rentevastperiode', { ...verzoek, rentevastperiode: '120' }],
    ['eigenInleg', { ...verzoek, eigenInleg: null }],
    ['onderpand', { ...verzoek, onderpand: null }],
    ['onderpand.koopsom', metOnderpand({ koopsom: undefined })],
    ['onderpand.onderpandType', metOnderpand({ onderpandType: 'Woonboot' })],
    ['onderpand.huidigHypotheekbedrag', metOnderpand({ huidigHypotheekbedrag: -1 })],
    ['onderpand.meerwerkOfVerbouwingskosten', metOnderpand({ meerwerkOfVerbouwingskosten: '1' })],
    ['onderpand.verkoopprijs', metOnderpand({ verkoopprijs: null })],
    ['onderpand.energielabelType', metOnderpand({ energielabelType: 'H' })],
  ])('verzoekCodec refuses an invalid or missing %s and reports its path', (plek, invoer) => {
    expect(geweigerd(invoer)).toEqual([plek])
  })

  it.each([null, undefined, 'verzoek', [], 1].map((invoer) => [invoer]))('verzoekCodec refuses %j', (invoer) => {
    expect(verzoekCodec.is(invoer) || either.isRight(verzoekCodec.decode(invoer))).toBe(false)
  })

  it('verzoekCodec reports that it expects one or two applicants if a request has none', () => {
    expect(verzoekCodec.decode({ ...verzoek, hypotheekgevers: [] })).toMatchObject({
      left: [{ message: 'verwacht een of twee hypotheekgevers' }],
    })
  })

  it.each([
    [[1, 1], ['hypotheekgevers[1].volgnummer: verwacht 2, de plaats in de lijst']],
    [[2], ['hypotheekgevers[0].volgnummer: verwacht 1, de plaats in de lijst']],
    [
      [2, 1],
      [
        'hypotheekgevers[0].volgnummer: verwacht 1, de plaats in de lijst',
        'hypotheekgevers[1].volgnummer: verwacht 2, de plaats in de lijst',
      ],
    ],
  ])('verzoekCodec reports the expected volgnummer of applicants numbered %j', (volgnummers, meldingen) => {
    const invoer = { ...verzoek, hypotheekgevers: volgnummers.map((volgnummer) => ({ ...gever, volgnummer })) }
    expect(either.mapLeft(toMeldingen)(verzoekCodec.decode(invoer))).toEqual(either.left(meldingen))
    expect(verzoekCodec.is(invoer)).toBe(false)
  })

  it('verzoekCodec reports the expected number of months if rentevastperiode is -12', () => {
    expect(verzoekCodec.decode({ ...verzoek, rentevastperiode: -12 })).toMatchObject({
      left: [{ message: 'verwacht een heel aantal maanden van ten minste 1' }],
    })
  })
})

describe('verzoekCodec.is', () => {
  it.each([
    [true, 'a valid request', verzoek],
    [false, 'a request without applicants', { ...verzoek, hypotheekgevers: [] }],
    [false, 'an empty applicant', { ...verzoek, hypotheekgevers: [{}] }],
    [false, 'a rentevastperiode of 0', { ...verzoek, rentevastperiode: 0 }],
    [false, 'an invalid timestamp', { ...verzoek, timestamp: 'nu' }],
  ])('verzoekCodec.is returns %s for %s', (isVerzoek, _wat, waarde) => {
    expect(verzoekCodec.is(waarde)).toBe(isVerzoek)
  })
})
