import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  normenVan,
  rentepaarVan,
  rentesoortVan,
  rentetarievenCodec,
  toBerekening,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { controleerRekenbewijs, createRekenbewijs, parseBewijs } from '../../../domain/bewijs'
import { verantwoord } from '../../../domain/uitleg'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { readable } from '../../support/readable'
import { sometimes } from '../../support/sometimes'
import { zinVan } from '../../../domain/aannames/woorden'
import { grondVan } from '../uitleg/verhaal/verhalen'
import { rightOf } from './rightOf'
import { aannamesBij, bestaandeWoning, kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'

const PAAR = { '120': { nhg: 3.6, zonder: 3.8 } }
const kader: Rekenkader = { ...kaderVan({ jaar: 2026 }), rentetarieven: PAAR }
const enkel = (rente: number): Rekenkader => ({ ...kader, rentetarieven: { '120': rente } })
const metPrijs = (koopsom: number, inkomen = 60_000): FinancieringsOpzetVerzoek =>
  verzoekVan([{ inkomen }], { eigenInleg: 50_000, onderpand: bestaandeWoning(koopsom) })
const zonderWoning = verzoekVan([{ inkomen: 60_000 }])

const metEnkeleRente = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader, soort: 'nhg' | 'zonder') => {
  const rente = rentepaarVan(kader.rentetarieven, verzoek.rentevastperiode)?.[soort] ?? NaN
  return opzetBij(verzoek, { ...kader, rentetarieven: { [verzoek.rentevastperiode]: rente } })
}

/** The figures that no cost of NHG changes. */
const zonderKosten = ({ maximaleHypotheekOpInkomen, maximaleHypotheek, rentepercentage }: FinancieringsOpzet) => ({
  maximaleHypotheekOpInkomen,
  maximaleHypotheek,
  rentepercentage,
})

describe('a rate with and without NHG', () => {
  // 300.000 is below the NHG limit of 2026 (470.000) and 480.000 above it.
  it.each([
    ['with NHG', metPrijs(300_000), 3.6],
    ['for a home above the NHG limit', metPrijs(480_000, 150_000), 3.8],
    ['without a home', zonderWoning, 3.8],
    ['without a loan', { ...metPrijs(300_000), eigenInleg: 400_000 }, 3.8],
  ])('a calculation %s has the figures of that one rate', (_, verzoek, rente) => {
    expect(opzetBij(verzoek, kader)).toEqual(opzetBij(verzoek, enkel(rente)))
  })

  it('a pair gives the outcome at its rate with NHG if that outcome has NHG, and else the outcome without NHG', () => {
    everyTimes(
      numberOfRuns(300),
      arbitraries.metKader(arbitraries.verzoek(), arbitraries.rekenkaderMetRenteparen()),
      ([verzoek, kader]) => {
        const opzet = opzetBij(verzoek, kader)
        const isMetNhg = metEnkeleRente(verzoek, kader, 'nhg').nhg === true
        if (sometimes('NHG', isMetNhg)) expect(opzet).toEqual(metEnkeleRente(verzoek, kader, 'nhg'))
        else {
          expect(opzet.nhg ?? false).toBe(false)
          expect(opzet.nhgKosten ?? 0).toBe(0)
          expect(zonderKosten(opzet)).toEqual(zonderKosten(metEnkeleRente(verzoek, kader, 'zonder')))
        }
        const grond = { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: false } as const
        expect(rentesoortVan({ financieringsOpzet: opzet, grond })).toBe(isMetNhg ? 'nhg' : 'zonder')
      },
    )
  })

  it('a pair of two equal rates gives the same as one rate, and a sheet of single rates has no rentesoort', () => {
    for (const verzoek of [metPrijs(300_000), metPrijs(480_000, 150_000), zonderWoning]) {
      const gelijk = { ...kader, rentetarieven: { '120': { nhg: 3.8, zonder: 3.8 } } }
      expect(opzetBij(verzoek, gelijk)).toEqual(opzetBij(verzoek, enkel(3.8)))
      const grond = { plaats: 'lokaal', verzoek, kader: enkel(3.8), isVoorbeeldrente: false } as const
      expect(rentesoortVan({ financieringsOpzet: opzetBij(verzoek, enkel(3.8)), grond })).toBeUndefined()
    }
  })

  it('a receipt keeps the pair of rates', () => {
    expect(rightOf(createRekenbewijs(metPrijs(300_000), kader)).kader.rentetarieven).toEqual(PAAR)
  })

  it('the comparison of periods has the rate that holds in each period, and says which it is', () => {
    // At 60 months the test rate of 5% makes a mortgage of 0 possible only; NHG asks for a mortgage.
    const rentetarieven = { '60': { nhg: 3.4, zonder: 3.5 }, '120': { nhg: 3.6, zonder: 3.8 } }
    const verzoek = metPrijs(300_000)
    const perPeriode = (van: FinancieringsOpzetVerzoek) =>
      rightOf(vergelijkRenteperiodes(van, { ...kader, rentetarieven })).map(({ rente, rentesoort }) => [
        rente,
        rentesoort,
      ])
    expect(perPeriode(verzoek)).toEqual([
      [3.4, 'nhg'],
      [3.6, 'nhg'],
    ])
    expect(perPeriode(zonderWoning)).toEqual([
      [3.5, 'zonder'],
      [3.8, 'zonder'],
    ])
  })

  it('the trail names the rate that holds and why, in words', () => {
    const zinnen = (verzoek: FinancieringsOpzetVerzoek) =>
      rightOf(verantwoord(verzoek, kader)).gegevens.filter(({ id }) => id.startsWith('kader.rentetarieven'))
    expect(zinnen(metPrijs(300_000)).map(({ id, waarde }) => [id, waarde])).toEqual([
      ['kader.rentetarieven.120.nhg', 3.6],
    ])
    expect(zinnen(zonderWoning).map(({ id, waarde }) => [id, waarde])).toEqual([
      ['kader.rentetarieven.120.zonder', 3.8],
    ])
  })

  it.each([
    [metPrijs(300_000), '3,60%', 'met NHG'],
    [metPrijs(480_000, 150_000), '3,80%', 'zonder NHG'],
    [zonderWoning, '3,80%', 'zonder NHG'],
  ] as const)('the explanation of the monthly cost names the rate that holds (%#)', (verzoek, rente, soort) => {
    const grond = { ...grondVan(verzoek, kader, 'maandlastBruto'), isVoorbeeldrente: true }
    const { kern, vakken, hoofdstukken } = toVerhaal(grond, 'volledig')
    expect(kern.map(({ zin }) => zin).join(' ')).toContain(`rente van ${rente}`)
    expect(vakken.map(({ waarde }) => waarde)).toContain(rente)
    const stappen = hoofdstukken.flatMap((hoofdstuk) => hoofdstuk.stappen)
    const zinnen = stappen.flatMap((stap) => stap.zinnen)
    expect(zinnen).toContain(`Bij een rentevaste periode van 10 jaar hoort een rente van ${rente} ${soort}.`)
    expect(zinnen).toContain('Dat is een voorbeeldrente.')
  })

  it.each<readonly [string, unknown]>([
    ['GeenRente', { '120': { nhg: 3.6 } }],
    ['GeenRente', { '120': { zonder: 3.6 } }],
    ['GeenRente', { '120': {} }],
    ['OngeldigeRente', { '120': { nhg: 3.6, zonder: 101 } }],
    ['OngeldigeRente', { '120': { nhg: -1, zonder: 3.8 } }],
    ['OngeldigeRente', { '120': null }],
    ['OngeldigeRente', { '120': '3.6' }],
    ['GeenRente', { '120': 3.6, '60': { nhg: 3.4, zonder: 3.5 } }],
  ])('a calculation gives %s for the unchecked rates %j', (fout, rentetarieven) => {
    const uitkomst = berekenFinancieringsOpzet(zonderWoning, {
      ...kader,
      rentetarieven: rentetarieven as Rentetarieven,
    })
    expect(uitkomst).toMatchObject({ left: { _tag: fout } })
    expect(toBerekening(zonderWoning, { ...kader, rentetarieven: rentetarieven as Rentetarieven })).toEqual(uitkomst)
  })

  it.each([undefined, null, 'x', true])('a rate of %j for another period changes nothing', (rente) => {
    const rentetarieven = { '120': 3.6, '60': rente } as unknown as Rentetarieven
    expect(toBerekening(zonderWoning, { ...kader, rentetarieven })).toEqual(toBerekening(zonderWoning, enkel(3.6)))
  })

  it.each([
    { '120': { nhg: 3.6, zonder: 3.8 }, '60': 3 },
    { '120': { nhg: 3.6, zonder: 3.8, van: 'bank' } },
    { '120': { nhg: 3.6, zonder: 3.8 }, '60': { nhg: 3 } },
  ])('a receipt keeps only the rates that a calculation can use of %j, and can be read and replayed', (tarieven) => {
    const rentetarieven = tarieven as unknown as Rentetarieven
    const bewijs = rightOf(createRekenbewijs(metPrijs(300_000), { ...kader, rentetarieven }))
    expect(bewijs.kader.rentetarieven).toEqual(PAAR)
    expect(rightOf(parseBewijs(JSON.stringify(bewijs)))).toEqual(bewijs)
    expect(controleerRekenbewijs(bewijs, normenVan(2026))).toEqual({ _tag: 'Gelijk' })
  })
})

describe('rentetarievenCodec', () => {
  it.each([{ '120': 3.75 }, PAAR, {}])('rentetarievenCodec accepts %j', (tarieven) => {
    expect(rentetarievenCodec.is(tarieven)).toBe(true)
  })

  it.each([
    { '120': { nhg: 3.6 } },
    { '120': { nhg: 3.6, zonder: 3.8, anders: 3.9 } },
    { '120': { nhg: 3.6, zonder: '3.8' } },
    { '60': 3.5, '120': { nhg: 3.6, zonder: 3.8 } },
    { '120': [3.6, 3.8] },
  ])('rentetarievenCodec refuses %j', (tarieven) => {
    expect(rentetarievenCodec.is(tarieven)).toBe(false)
  })
})

describe('aannames about a rate with and without NHG', () => {
  const zinnenVan = (verzoek: FinancieringsOpzetVerzoek, met = kader) =>
    aannamesBij(verzoek, met)
      .filter(({ naam }) => ['renteMetNhg', 'renteZonderNhg', 'maximumBijRente', 'renteZonderWoning'].includes(naam))
      .map((aanname) => readable(zinVan(aanname)))

  const MAXIMUM = 'Ook je maximale hypotheek berekenen we met die rente.'

  it('below ten years, no aanname says that the maximum has the rate of the pair, but the test rate', () => {
    const kort = { ...metPrijs(260_000), rentevastperiode: 60 }
    const paren = { ...kader, rentetarieven: { '60': { nhg: 3.6, zonder: 3.8 } } }
    expect(zinnenVan(kort, paren).filter((zin) => zin === MAXIMUM)).toEqual([])
    const boven = { ...kader, rentetarieven: { '60': { nhg: 5.1, zonder: 5.2 } } }
    expect(zinnenVan(kort, boven)).toContain(MAXIMUM)
  })

  it('with own money missing, no aanname says what NHG saves a month', () => {
    expect(zinnenVan({ ...metPrijs(300_000), eigenInleg: 0 }).join(' ')).not.toContain('per maand meer')
  })

  it('an aanname says what NHG saves a month: the difference of the annuities of the two loans', () => {
    // 260.000 has a need of 267.350 before NHG, less 50.000. With 0,4% NHG the loan is 218.222,89, at 3,6% 992,14 a
    // month. Without NHG it is 217.350, at 3,8% 1.012,76 a month, which is 20,62 more.
    expect(zinnenVan(metPrijs(260_000))).toEqual([
      'Met deze woning rekenen we met NHG, en dus met de rente met NHG. ' +
        'Zonder NHG betaal je € 21 bruto per maand meer.',
      MAXIMUM,
    ])
  })

  it('an aanname says why the rate without NHG holds', () => {
    expect(zinnenVan(metPrijs(480_000, 150_000))).toEqual([
      'Bij deze woning rekenen we zonder NHG, en dus met de rente zonder NHG.',
      MAXIMUM,
    ])
    expect(zinnenVan({ ...metPrijs(480_000), eigenInleg: 600_000 })).toEqual([])
    expect(zinnenVan(zonderWoning)).toEqual([
      'Zonder woning weten we nog niet of NHG kan. Daarom rekenen we met de rente zonder NHG.',
    ])
  })

  it('no aanname speaks of a rate with or without NHG if each period has one rate', () => {
    expect(zinnenVan(metPrijs(260_000), enkel(3.6))).toEqual([])
  })
})
