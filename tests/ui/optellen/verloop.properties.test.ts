import fc from 'fast-check'
import { expect, it } from 'vitest'

import { formatEuro, roundBedrag } from '../../../domain/geld'
import {
  aflossingsverloop,
  roundVerloop,
  type Aflossingsjaar,
  type Aflossingsmaand,
  type Aflossingsverloop,
} from '../../../domain/vergelijking'
import { verloopTekst } from '../../../ui/tekst/verloop'
import { toChartData } from '../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../../application/samenvatting/kopers'
import { each, sometimes } from '../../support/sometimes'
import { huishoudens, huishoudenVan, kleineHuishoudens, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn, som } from './lees'

type Post = 'rente' | 'aflossing' | 'bruto' | 'netto' | 'restant'

/** Returns the amount of `post` in a year or month, in whole euros as in the table. */
const getoond = (van: Aflossingsjaar | Aflossingsmaand, post: Post): number =>
  bedragenIn(formatEuro(van[post]))[0] ?? NaN

const wet = (claim: (verloop: Aflossingsverloop, exact: Aflossingsverloop) => void, welke = huishoudens) => {
  const claimVan = ({ verzoek, kader }: Huishouden) => {
    const exact = rightOf(aflossingsverloop(verzoek, kader))
    sometimes('a loan', exact.jaren)
    claim(roundVerloop(exact), exact)
  }
  tryHuishoudens(10, claimVan, welke)
}

it('interest plus repayment in each row of roundVerloop is the gross cost, and the debt falls by the repayment', () => {
  wet(({ lening, jaren }) => {
    for (const rijen of [jaren, jaren.flatMap(({ maanden }) => maanden)]) {
      let rest = bedragenIn(formatEuro(lening))[0] ?? NaN
      for (const rij of each('rows', rijen)) {
        expect(getoond(rij, 'rente') + getoond(rij, 'aflossing')).toBe(getoond(rij, 'bruto'))
        expect(rest - getoond(rij, 'aflossing')).toBe(getoond(rij, 'restant'))
        rest = getoond(rij, 'restant')
      }
    }
  })
})

it('the months of roundVerloop add up to their year, and the repayments of all years to the loan', () => {
  wet(({ lening, jaren }) => {
    for (const jaar of each('years', jaren))
      for (const post of ['rente', 'aflossing', 'bruto', 'netto'] as const)
        expect(som(jaar.maanden.map((maand) => getoond(maand, post)))).toBe(getoond(jaar, post))
    if (sometimes('a loan', jaren))
      expect(som(jaren.map((jaar) => getoond(jaar, 'aflossing')))).toBe(Math.round(lening))
  })
})

it('the sentences of toChartData give the net cost, interest and repayment of the first and the last year', () => {
  tryHuishoudens(100, ({ verzoek, kader, momentopname: { financieringsOpzet } }) => {
    const exact = rightOf(aflossingsverloop(verzoek, kader))
    const { jaren } = roundVerloop(exact)
    if (!sometimes('a loan', jaren)) return
    const [eerste, laatste] = [jaren[0], jaren.at(-1)] as [(typeof jaren)[number], (typeof jaren)[number]]
    const [, lasten] = toChartData(exact, 120, financieringsOpzet.maandlastNetto)
    const netto = [financieringsOpzet.maandlastNetto, (exact.jaren.at(-1)?.netto ?? NaN) / 12]
    const [eersteZin = '', laatsteZin = '', ...uitleg] = lasten?.verder ?? []
    const kruist =
      getoond(eerste, 'netto') <= getoond(eerste, 'bruto') && getoond(laatste, 'netto') > getoond(laatste, 'bruto')
    expect(uitleg).toEqual(sometimes('net above gross', kruist) ? [verloopTekst.lasten.nettoBovenBruto] : [])
    expect(bedragenIn(lasten?.zin ?? '').map(Math.abs)).toEqual(netto.map((bedrag) => Math.round(Math.abs(bedrag))))
    for (const [zin, jaar] of [
      [eersteZin, eerste],
      [laatsteZin, laatste],
    ] as const) {
      const perMaand = bedragenIn(zin)
      expect(perMaand).toHaveLength(2)
      for (const [plek, post] of (['rente', 'aflossing'] as const).entries())
        expect(Math.abs((perMaand[plek] ?? NaN) - getoond(jaar, post) / 12)).toBeLessThan(1.2)
    }
  })
})

it('interest and repayment in each year of toChartData add up to the gross cost, and neither is negative', () => {
  wet((_, exact) => {
    const [, lasten] = toChartData(exact, 120, 0)
    for (const nummer of each('years', exact.jaren).keys()) {
      const [, bruto = NaN, rente = NaN, aflossing = NaN] = (lasten?.bedragen(nummer + 1) ?? []).map(
        ([, bedrag]) => bedragenIn(bedrag)[0],
      )
      expect(rente + aflossing).toBe(bruto)
      expect(Math.min(rente, aflossing)).toBeGreaterThanOrEqual(0)
    }
  })
})

/** Returns each rounded year and month (`rij`) with its exact counterpart (`zo`). Throws if `exact` lacks a year. */
const rijenIn = (verloop: Aflossingsverloop, exact: Aflossingsverloop) =>
  verloop.jaren.flatMap((jaar, plaats) => {
    const zo = exact.jaren[plaats]
    if (zo === undefined) throw new Error('the exact schedule lacks a year')
    return [{ rij: jaar, zo }, ...jaar.maanden.map((rij, nummer) => ({ rij, zo: zo.maanden[nummer] ?? zo }))]
  })

/**
 * Upper limits, in euro, of the difference between a rounded and an exact figure. Interest, repayment and tax advantage
 * are each rounded down or up. Gross is the sum of interest and repayment; net is gross minus the advantage.
 */
const MARGES = { rente: 1, aflossing: 1, voordeel: 1, bruto: 2, netto: 3 } as const

const POSTEN = ['rente', 'aflossing', 'voordeel', 'bruto', 'netto'] as const

it('roundVerloop keeps each figure within three euros of the exact one, and rounds the debt to the euro', () => {
  wet((verloop, exact) => {
    const rijen = rijenIn(verloop, exact)
    for (const post of POSTEN)
      expect(rijen.filter(({ rij, zo }) => Math.abs(rij[post] - zo[post]) >= MARGES[post])).toEqual([])
    expect(rijen.filter(({ rij, zo }) => rij.restant !== Math.round(zo.restant))).toEqual([])
  })
})

it('the yearly interest and tax advantage of roundVerloop add up to the exact totals, rounded to the euro', () => {
  wet(({ jaren }, exact) => {
    for (const post of ['rente', 'voordeel'] as const) {
      const totaal = som(exact.jaren.map((jaar) => Math.round(100 * jaar[post]))) / 100
      expect(som(jaren.map((jaar) => jaar[post]))).toBe(roundBedrag(totaal))
    }
  })
})

it('roundVerloop never changes the sign of a tax advantage, and its net cost is gross minus the advantage', () => {
  wet((verloop, exact) => {
    const rijen = rijenIn(verloop, exact)
    expect(rijen.filter(({ rij }) => rij.bruto - rij.voordeel !== rij.netto)).toEqual([])
    expect(rijen.filter(({ rij, zo }) => ![0, Math.sign(zo.voordeel)].includes(Math.sign(rij.voordeel)))).toEqual([])
    expect(rijen.filter(({ rij, zo }) => zo.voordeel >= 0 && rij.netto > rij.bruto)).toEqual([])
  })
})

it('roundVerloop rounds interest of 50 cents or more to 0 only if no other row can be rounded down instead', () => {
  wet(
    ({ jaren }, exact) => {
      for (const [rijen, zo] of [
        [jaren, exact.jaren] as const,
        ...jaren.map(({ maanden }, plaats) => [maanden, exact.jaren[plaats]?.maanden ?? []] as const),
      ]) {
        const renten = rijen.map(({ rente }, plaats) => ({ rente, zo: zo[plaats]?.rente ?? NaN }))
        const verdwenen = renten.some(({ rente, zo }) => zo >= 0.5 && rente === 0)
        const kunnenMissen = renten.filter(({ rente, zo }) => rente > zo && !(zo >= 0.5 && zo < 1))
        if (sometimes('interest rounded to 0', verdwenen)) expect(kunnenMissen).toEqual([])
      }
    },
    fc.oneof(huishoudens, kleineHuishoudens),
  )
})

it('roundVerloop gives a month without a tax advantage the same gross and net cost', () => {
  // With an income of 100.000, a price of 221.500 and own money of 30.000 euro, the gross and the net cost in month 7
  // of year 28 are both 926,67 euro.
  const eigen = { ...koper.eigen, inkomen: 100_000 }
  const { verzoek, kader } = huishoudenVan({ ...koper, eigen, vraagprijsWoning: 221_500, eigenGeld: 30_000 }, 2026)
  const { jaren } = roundVerloop(rightOf(aflossingsverloop(verzoek, kader)))
  const maand = jaren[27]?.maanden[6]
  expect(maand).toMatchObject({ voordeel: 0, netto: maand?.bruto })
})
