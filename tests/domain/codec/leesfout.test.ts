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
import { otherIoTs } from '../../support/otherIoTs'

const verzoek = toVerzoek({ ...nieuweOrientatie('MY'), vraagprijsWoning: 300_000 }, new Date(2026, 2, 14))

const foutenVan = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly Leesfout[] => {
  const gelezen: t.Validation<unknown> = codec.decode(waarde)
  return either.isLeft(gelezen) ? toLeesfouten(gelezen.left) : []
}
const kort = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly string[] =>
  foutenVan(codec, waarde).map(({ veld, melding }) => `${veld}: ${melding}`)

describe('toLeesfouten', () => {
  it('toLeesfouten gives the path to the field, through lists and objects', () => {
    const [gever] = verzoek.hypotheekgevers
    const verkeerd = { ...gever, inkomsten: { ...gever?.inkomsten, bedrag: '60.000' } }
    expect(kort(verzoekCodec, { ...verzoek, hypotheekgevers: [gever, verkeerd] })).toEqual([
      'hypotheekgevers[1].inkomsten.bedrag: verwacht een bedrag van 0 tot en met 99999999',
    ])
  })

  it('toLeesfouten reports that a field is absent', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: undefined })).toEqual(['labelCode: ontbreekt'])
  })

  it('toLeesfouten reports the expected values of a field that is null', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: null })).toEqual(['labelCode: verwacht een van MY, FL'])
  })

  it('toLeesfouten lists the possible values, also when they are numbers', () => {
    const [gever] = verzoek.hypotheekgevers
    const [fout] = foutenVan(verzoekCodec, { ...verzoek, hypotheekgevers: [{ ...gever, volgnummer: 3 }] })
    expect(fout).toMatchObject({ veld: 'hypotheekgevers[0].volgnummer', keuzes: ['1', '2'] })
  })

  it('toLeesfouten reads a name with digits as a name, not as an index', () => {
    const codec = t.type({ a1: t.type({ '1a': t.boolean }) })
    expect(kort(codec, { a1: { '1a': 1 } })).toEqual(['a1.1a: verwacht true of false'])
  })

  it('toLeesfouten writes an index above nine', () => {
    const elf = Array.from({ length: 11 }, (_, plaats) => plaats < 10)
    expect(kort(t.array(t.literal(true)), elf)).toEqual(['[10]: verwacht een van true'])
  })

  it.each([null, 5, 'tekst', [], true])('toLeesfouten has one error for the whole value when it is %j', (geheel) => {
    expect(kort(verzoekCodec, geheel).filter((regel) => regel.startsWith(': '))).toHaveLength(1)
  })

  it('toLeesfouten names each field once', () => {
    const velden = foutenVan(verzoekCodec, { onderpand: {} }).map(({ veld }) => veld)
    expect(velden).toEqual([...new Set(velden)])
    expect(velden).toContain('onderpand.koopsom')
  })

  it('toLeesfouten reads the errors of a result record', () => {
    expect(kort(financieringsOpzetMetOnderpandCodec, { maximaleHypotheek: 'NaN' })).toContain(
      'maximaleHypotheek: verwacht een eindig getal',
    )
  })

  it('toLeesfouten and strictly also read a codec of another copy of io-ts', () => {
    const { exact, keyof, readonlyArray, type } = otherIoTs()
    const onbekend = 'dit veld bestaat niet; controleer de naam of laat het weg'
    const codec = exact(type({ rijen: readonlyArray(exact(type({ soort: keyof({ a: null, b: null }) }))) }))
    expect(kort(strictly(codec), { rijen: [{ soort: 'c', sort: 'a' }], rij: [] })).toEqual([
      'rijen[0].soort: verwacht een van a, b',
      `rijen[0].sort: ${onbekend}`,
      `rij: ${onbekend}`,
    ])
  })

  it('toLeesfouten never repeats the value that it found', () => {
    const geheim = 'jan@voorbeeld.nl'
    expect(
      JSON.stringify(foutenVan(verzoekCodec, { ...verzoek, labelCode: geheim, eigenInleg: geheim })),
    ).not.toContain(geheim)
  })
})

describe('parseJson', () => {
  it('parseJson reads a JSON text with a codec', () => {
    expect(parseJson(verzoekCodec, JSON.stringify(verzoek))).toEqual(either.right(verzoek))
  })

  it('parseJson reports that a text is no JSON', () => {
    expect(parseJson(verzoekCodec, '{"labelCode":')).toEqual(either.left(['geen JSON']))
  })

  it('parseJson reports errors by field, and without a name for the whole value', () => {
    expect(parseJson(t.type({ ja: t.boolean }), '{"ja": 1}')).toEqual(either.left(['ja: verwacht true of false']))
    expect(parseJson(t.type({ ja: t.boolean }), '[]')).toEqual(either.left(['verwacht een object']))
  })
})
