import { either } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

import { financieringsOpzetMetOnderpandCodec, nieuweOrientatie, toVerzoek, verzoekCodec } from '../../../domain'
import { parseJson, strictly, toLeesfouten, type Leesfout } from '../../../domain/codec'
import { otherIoTs } from '../../support/otherIoTs'

const verzoek = toVerzoek({ ...nieuweOrientatie('MY'), vraagprijsWoning: 300_000 }, new Date(2026, 2, 14))

const foutenVan = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly Leesfout[] => {
  const gelezen: t.Validation<unknown> = codec.decode(waarde)
  return either.isLeft(gelezen) ? toLeesfouten(gelezen.left) : []
}
const kort = (codec: t.Decoder<unknown, unknown>, waarde: unknown): readonly string[] =>
  foutenVan(codec, waarde).map(({ veld, melding }) => `${veld}: ${melding}`)

describe('toLeesfouten', () => {
  it('toLeesfouten returns the path to a wrong field through lists and objects', () => {
    const [gever] = verzoek.hypotheekgevers
    const verkeerd = { ...gever, inkomsten: { ...gever?.inkomsten, bedrag: '60.000' } }
    expect(kort(verzoekCodec, { ...verzoek, hypotheekgevers: [gever, verkeerd] })).toEqual([
      'hypotheekgevers[1].inkomsten.bedrag: verwacht een bedrag van 0 tot en met 99999999',
    ])
  })

  it('toLeesfouten reports "ontbreekt" for a required field that is undefined', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: undefined })).toEqual(['labelCode: ontbreekt'])
  })

  it('toLeesfouten reports the expected values of a field that is null', () => {
    expect(kort(verzoekCodec, { ...verzoek, labelCode: null })).toEqual(['labelCode: verwacht een van MY, FL'])
  })

  it('toLeesfouten returns the possible values of a number field as strings', () => {
    const [gever] = verzoek.hypotheekgevers
    const [fout] = foutenVan(verzoekCodec, { ...verzoek, hypotheekgevers: [{ ...gever, volgnummer: 3 }] })
    expect(fout).toMatchObject({ veld: 'hypotheekgevers[0].volgnummer', keuzes: ['1', '2'] })
  })

  it('toLeesfouten writes a key of letters and digits as a name, not as an index', () => {
    const codec = t.type({ a1: t.type({ '1a': t.boolean }) })
    expect(kort(codec, { a1: { '1a': 1 } })).toEqual(['a1.1a: verwacht true of false'])
  })

  it('toLeesfouten writes index 10 of a list as [10]', () => {
    const elf = Array.from({ length: 11 }, (_, plaats) => plaats < 10)
    expect(kort(t.array(t.literal(true)), elf)).toEqual(['[10]: verwacht een van true'])
  })

  it.each([null, 5, 'tekst', [[]], true])('toLeesfouten returns one error without a field name for %j', (geheel) => {
    expect(kort(verzoekCodec, geheel).filter((regel) => regel.startsWith(': '))).toHaveLength(1)
  })

  it('toLeesfouten returns one error for each field if several required fields are missing', () => {
    const velden = foutenVan(verzoekCodec, { onderpand: {} }).map(({ veld }) => veld)
    expect(velden).toEqual([...new Set(velden)])
    expect(velden).toContain('onderpand.koopsom')
  })

  it('toLeesfouten reports that maximaleHypotheek must be a finite number if it is a text', () => {
    expect(kort(financieringsOpzetMetOnderpandCodec, { maximaleHypotheek: 'NaN' })).toContain(
      'maximaleHypotheek: verwacht een eindig getal',
    )
  })

  it('toLeesfouten and strictly support a codec made by another copy of io-ts', () => {
    const { exact, keyof, readonlyArray, type } = otherIoTs()
    const onbekend = 'dit veld bestaat niet; controleer de naam of laat het weg'
    const codec = exact(type({ rijen: readonlyArray(exact(type({ soort: keyof({ a: null, b: null }) }))) }))
    expect(kort(strictly(codec), { rijen: [{ soort: 'c', sort: 'a' }], rij: [] })).toEqual([
      'rijen[0].soort: verwacht een van a, b',
      `rijen[0].sort: ${onbekend}`,
      `rij: ${onbekend}`,
    ])
  })

  it('toLeesfouten does not include the refused value in its errors', () => {
    const geheim = 'jan@voorbeeld.nl'
    expect(
      JSON.stringify(foutenVan(verzoekCodec, { ...verzoek, labelCode: geheim, eigenInleg: geheim })),
    ).not.toContain(geheim)
  })
})

describe('parseJson', () => {
  it('parseJson decodes a valid JSON text with the given codec', () => {
    expect(parseJson(verzoekCodec, JSON.stringify(verzoek))).toEqual(either.right(verzoek))
  })

  it('parseJson returns the error "geen JSON" for a text that is not valid JSON', () => {
    expect(parseJson(verzoekCodec, '{"labelCode":')).toEqual(either.left(['geen JSON']))
  })

  it('parseJson puts the field name before an error, except for an error of the whole value', () => {
    expect(parseJson(t.type({ ja: t.boolean }), '{"ja": 1}')).toEqual(either.left(['ja: verwacht true of false']))
    expect(parseJson(t.type({ ja: t.boolean }), '[]')).toEqual(either.left(['verwacht een object']))
  })
})
