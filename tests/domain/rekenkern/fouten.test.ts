import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  toBerekening,
  normenVan,
  standaardKosten,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { verzoekVan } from './voorbeeldverzoek'

const normen = normenVan(2025)

describe('a request without an outcome says why', () => {
  it('a period the brand does not offer', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { periode: 72 })
    expect(berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: { '72': 3.5 } })).toEqual(
      either.left({ _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode: 72 }),
    )
  })

  it('the same period for the brand that does offer it is no error', () => {
    const verzoek = { ...verzoekVan([{ inkomen: 60_000 }], { periode: 72 }), labelCode: 'FL' as const }
    expect(either.isRight(berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: { '72': 3.5 } }))).toBe(true)
  })

  it('no rate for the period', () => {
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), { normen, rentetarieven: { '60': 3.5 } })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it('a period that is not offered comes before a missing rate', () => {
    expect(berekenFinancieringsOpzet(verzoekVan([{}], { periode: 7 }), { normen, rentetarieven: {} })).toEqual(
      either.left({ _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode: 7 }),
    )
  })

  it.each([-0.001, 100.001])('a rate of %d', (rente) => {
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), { normen, rentetarieven: { '120': rente } })).toEqual(
      either.left({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente }),
    )
  })

  it.each([Number.NaN, Infinity, -Infinity])('a rate of %d, as text that JSON keeps', (rente) => {
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), { normen, rentetarieven: { '120': rente } })).toEqual(
      either.left({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente: String(rente) }),
    )
  })

  it.each([0, 100])('a rate of %d is no error', (rente) => {
    const uitkomst = berekenFinancieringsOpzet(verzoekVan([{}]), { normen, rentetarieven: { '120': rente } })
    expect(either.isRight(uitkomst)).toBe(true)
  })

  it('only the rate of the period asked for matters', () => {
    const rentetarieven: Rentetarieven = { '60': Number.NaN, '120': 3.75 }
    expect(either.isRight(berekenFinancieringsOpzet(verzoekVan([{}]), { normen, rentetarieven }))).toBe(true)
  })

  it.each(['leveringsakte', 'hypotheekakte', 'taxatie'] as const)('a negative amount for %s', (kostenpost) => {
    const kader = { normen, rentetarieven: { '120': 3.75 }, kosten: { ...standaardKosten, [kostenpost]: -1 } }
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), kader)).toEqual(
      either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: -1 }),
    )
  })

  /** A type that JavaScript does not check: what a page or a program can give for it. */
  const zonderTekst = Object.create(null) as unknown
  it.each([
    ['weetNiet', 'weetNiet'],
    ['JA', 'JA'],
    ['toString', 'toString'],
    [true, 'true'],
    [1, '1'],
    [null, 'null'],
    [{}, '[object Object]'],
    [zonderTekst, '[object Object]'],
    [Symbol('ja'), 'Symbol(ja)'],
  ])('an exemption for starters that is none: case %#', (gegeven, tekst) => {
    const kader = { normen, rentetarieven: { '120': 3.75 }, startersvrijstelling: gegeven } as unknown as Rekenkader
    const vragen = [
      [verzoekVan([{}]), ['nee', 'ja']],
      [verzoekVan([{}, {}]), ['nee', 'eenVanTwee', 'ja']],
    ] as const
    for (const [verzoek, mogelijk] of vragen) {
      const fout = either.left({ _tag: 'OngeldigeStartersvrijstelling', startersvrijstelling: tekst, mogelijk })
      expect([berekenFinancieringsOpzet(verzoek, kader), toBerekening(verzoek, kader)]).toEqual([fout, fout])
    }
  })

  it('an exemption of one of two for who buys alone', () => {
    const kader: Rekenkader = { normen, rentetarieven: { '120': 3.75 }, startersvrijstelling: 'eenVanTwee' }
    expect(toBerekening(verzoekVan([{}]), kader)).toEqual(
      either.left({
        _tag: 'OngeldigeStartersvrijstelling',
        startersvrijstelling: 'eenVanTwee',
        mogelijk: ['nee', 'ja'],
      }),
    )
    expect(either.isRight(toBerekening(verzoekVan([{}, {}]), kader))).toBe(true)
  })
})
