import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  toBerekening,
  normenVan,
  standaardKosten,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { verzoekVan } from './voorbeeldverzoek'

const kader = { normen: normenVan(2025), rentetarieven: { '120': 3.75 } }

const uitkomstVan = (anders: Partial<FinancieringsOpzetVerzoek>, rentetarieven: Rentetarieven) =>
  berekenFinancieringsOpzet({ ...verzoekVan([{}]), ...anders }, { ...kader, rentetarieven })

const onbekend = (rentevastperiode: number) => ({ _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode })
const ongeldig = (rente: number | string) => ({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente })

describe('a request without an outcome says why', () => {
  it.each([
    ['a period the brand does not offer', { rentevastperiode: 72 }, { '72': 3.5 }, onbekend(72)],
    ['a period that is not offered, before a missing rate', { rentevastperiode: 7 }, {}, onbekend(7)],
    ['no rate for the period', {}, { '60': 3.5 }, { _tag: 'GeenRente', rentevastperiode: 120 }],
    ['a rate below 0', {}, { '120': -0.001 }, ongeldig(-0.001)],
    ['a rate above 100', {}, { '120': 100.001 }, ongeldig(100.001)],
    ['a rate that is no number, as text that JSON keeps', {}, { '120': Number.NaN }, ongeldig('NaN')],
    ['a rate without end', {}, { '120': Infinity }, ongeldig('Infinity')],
    ['a rate without end below 0', {}, { '120': -Infinity }, ongeldig('-Infinity')],
  ])('%s', (_, anders, rentetarieven, fout) => {
    expect(uitkomstVan(anders, rentetarieven)).toEqual(either.left(fout))
  })

  it.each<[string, Partial<FinancieringsOpzetVerzoek>, Rentetarieven]>([
    ['a period that this brand does offer', { rentevastperiode: 72, labelCode: 'FL' }, { '72': 3.5 }],
    ['a rate of 0', {}, { '120': 0 }],
    ['a rate of 100', {}, { '120': 100 }],
    ['a wrong rate of another period', {}, { '60': Number.NaN, '120': 3.75 }],
  ])('%s is no error', (_, anders, rentetarieven) => {
    expect(either.isRight(uitkomstVan(anders, rentetarieven))).toBe(true)
  })

  it.each(['leveringsakte', 'hypotheekakte', 'taxatie'] as const)('a negative amount for %s', (kostenpost) => {
    const metKosten = { ...kader, kosten: { ...standaardKosten, [kostenpost]: -1 } }
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), metKosten)).toEqual(
      either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: -1 }),
    )
  })

  /** A type that JavaScript does not check: what a page or a program can give for it. */
  const zonderTekst = Object.create(null) as unknown
  it.each([
    ['weetNiet', 'weetNiet'],
    ['toString', 'toString'],
    [true, 'true'],
    [{}, '[object Object]'],
    [zonderTekst, '[object Object]'],
    [Symbol('ja'), 'Symbol(ja)'],
  ])('an exemption for starters that is none: case %#', (gegeven, tekst) => {
    const metGegeven = { ...kader, startersvrijstelling: gegeven } as unknown as Rekenkader
    const vragen = [
      [verzoekVan([{}]), ['nee', 'ja']],
      [verzoekVan([{}, {}]), ['nee', 'eenVanTwee', 'ja']],
    ] as const
    for (const [verzoek, mogelijk] of vragen) {
      const fout = either.left({ _tag: 'OngeldigeStartersvrijstelling', startersvrijstelling: tekst, mogelijk })
      expect([berekenFinancieringsOpzet(verzoek, metGegeven), toBerekening(verzoek, metGegeven)]).toEqual([fout, fout])
    }
  })

  it('an exemption of one of two for who buys alone', () => {
    const metEen: Rekenkader = { ...kader, startersvrijstelling: 'eenVanTwee' }
    expect(toBerekening(verzoekVan([{}]), metEen)).toEqual(
      either.left({
        _tag: 'OngeldigeStartersvrijstelling',
        startersvrijstelling: 'eenVanTwee',
        mogelijk: ['nee', 'ja'],
      }),
    )
    expect(either.isRight(toBerekening(verzoekVan([{}, {}]), metEen))).toBe(true)
  })
})
