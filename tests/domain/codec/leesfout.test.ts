import { either } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

import {
  financieringsOpzetMetOnderpandCodec,
  parseJson,
  nieuweOrientatie,
  strictly,
  toLeesfouten,
  toVerzoek,
  verzoekCodec,
  type Leesfout,
} from '../../../domain'
import { ioTsElders } from '../../support/ioTsElders'

const verzoek = toVerzoek({ ...nieuweOrientatie('MY'), vraagprijsWoning: 300_000 }, new Date(2026, 2, 14))

const foutenVan = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly Leesfout[] => {
  const gelezen: t.Validation<unknown> = codec.decode(waarde)
  return either.isLeft(gelezen) ? toLeesfouten(gelezen.left) : []
}
const kort = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly string[] =>
  foutenVan(codec, waarde).map(({ veld, melding }) => `${veld}: ${melding}`)

describe('toLeesfouten', () => {
  it('names the way to the field, through lists and records', () => {
    const [gever] = verzoek.hypotheekgevers
    const verkeerd = { ...gever, inkomsten: { ...gever?.inkomsten, bedrag: '60.000' } }
    expect(kort(verzoekCodec, { ...verzoek, hypotheekgevers: [gever, verkeerd] })).toEqual([
      'hypotheekgevers[1].inkomsten.bedrag: verwacht een bedrag van 0 tot en met 99999999',
    ])
  })

  it('says of what is absent that it is', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: undefined })).toEqual(['labelCode: ontbreekt'])
  })

  it('says of what is null what belongs there', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: null })).toEqual(['labelCode: verwacht een van MY, FL'])
  })

  it('sums up the values that were possible, also numbers', () => {
    const [gever] = verzoek.hypotheekgevers
    const [fout] = foutenVan(verzoekCodec, { ...verzoek, hypotheekgevers: [{ ...gever, volgnummer: 3 }] })
    expect(fout).toMatchObject({ veld: 'hypotheekgevers[0].volgnummer', keuzes: ['1', '2'] })
  })

  it('takes a name with digits in it for a name', () => {
    const codec = t.type({ a1: t.type({ '1a': t.boolean }) })
    expect(kort(codec, { a1: { '1a': 1 } })).toEqual(['a1.1a: verwacht true of false'])
  })

  it('counts past nine in a list', () => {
    const elf = Array.from({ length: 11 }, (_, plaats) => plaats < 10)
    expect(kort(t.array(t.literal(true)), elf)).toEqual(['[10]: verwacht een van true'])
  })

  it.each([null, 5, 'tekst', [], true])('names the whole once when it is %j', (geheel) => {
    expect(kort(verzoekCodec, geheel).filter((regel) => regel.startsWith(': '))).toHaveLength(1)
  })

  it('names each field once', () => {
    const velden = foutenVan(verzoekCodec, { onderpand: {} }).map(({ veld }) => veld)
    expect(velden).toEqual([...new Set(velden)])
    expect(velden).toContain('onderpand.koopsom')
  })

  it('reads the errors of the result record too', () => {
    expect(kort(financieringsOpzetMetOnderpandCodec, { maximaleHypotheek: 'NaN' })).toContain(
      'maximaleHypotheek: verwacht een eindig getal',
    )
  })

  it('reads a codec of another copy of io-ts, and misses none of its fields that are unknown', () => {
    const { exact, keyof, readonlyArray, type } = ioTsElders()
    const onbekend = 'dit veld bestaat niet; controleer de naam of laat het weg'
    const codec = exact(type({ rijen: readonlyArray(exact(type({ soort: keyof({ a: null, b: null }) }))) }))
    expect(kort(strictly(codec), { rijen: [{ soort: 'c', sort: 'a' }], rij: [] })).toEqual([
      'rijen[0].soort: verwacht een van a, b',
      `rijen[0].sort: ${onbekend}`,
      `rij: ${onbekend}`,
    ])
  })

  it('never repeats the value it found', () => {
    const geheim = 'jan@voorbeeld.nl'
    expect(
      JSON.stringify(foutenVan(verzoekCodec, { ...verzoek, labelCode: geheim, eigenInleg: geheim })),
    ).not.toContain(geheim)
  })
})

describe('parseJson', () => {
  it('gives what the text says', () => {
    expect(parseJson(verzoekCodec, JSON.stringify(verzoek))).toEqual(either.right(verzoek))
  })

  it('says that a text is no JSON', () => {
    expect(parseJson(verzoekCodec, '{"labelCode":')).toEqual(either.left(['geen JSON']))
  })

  it('says field by field what is wrong, and of the whole without a name', () => {
    expect(parseJson(t.type({ ja: t.boolean }), '{"ja": 1}')).toEqual(either.left(['ja: verwacht true of false']))
    expect(parseJson(t.type({ ja: t.boolean }), '[]')).toEqual(either.left(['verwacht een object']))
  })
})
