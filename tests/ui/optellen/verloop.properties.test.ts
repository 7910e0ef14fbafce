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
import { huishoudenVan, tryHuishoudens } from './huishoudens'
import { bedragenIn, som } from './lees'

type Post = 'rente' | 'aflossing' | 'bruto' | 'netto' | 'restant'

/** Returns an item of a year or month as its table cell shows it, in whole euros. */
const getoond = (van: Aflossingsjaar | Aflossingsmaand, post: Post): number =>
  bedragenIn(formatEuro(van[post]))[0] ?? NaN

const wet = (claim: (verloop: Aflossingsverloop, exact: Aflossingsverloop) => void) =>
  tryHuishoudens(10, ({ verzoek, kader }) => {
    const exact = rightOf(aflossingsverloop(verzoek, kader))
    claim(roundVerloop(exact), exact)
  })

it('interest and repayment in the table add up to the gross cost, and the debt goes down by the repayment', () => {
  wet(({ lening, jaren }) => {
    for (const rijen of [jaren, jaren.flatMap(({ maanden }) => maanden)]) {
      let rest = bedragenIn(formatEuro(lening))[0] ?? NaN
      for (const rij of rijen) {
        expect(getoond(rij, 'rente') + getoond(rij, 'aflossing')).toBe(getoond(rij, 'bruto'))
        expect(rest - getoond(rij, 'aflossing')).toBe(getoond(rij, 'restant'))
        rest = getoond(rij, 'restant')
      }
    }
  })
})

it('twelve months in the table add up to their year, and the repayments of thirty years to the loan', () => {
  wet(({ lening, jaren }) => {
    for (const jaar of jaren)
      for (const post of ['rente', 'aflossing', 'bruto', 'netto'] as const)
        expect(som(jaar.maanden.map((maand) => getoond(maand, post)))).toBe(getoond(jaar, post))
    if (jaren.length > 0) expect(som(jaren.map((jaar) => getoond(jaar, 'aflossing')))).toBe(Math.round(lening))
  })
})

it("the sentences at the chart give the interest and repayment of the table and the summary's net cost", () => {
  tryHuishoudens(100, ({ verzoek, kader, momentopname: { financieringsOpzet } }) => {
    const exact = rightOf(aflossingsverloop(verzoek, kader))
    const { jaren } = roundVerloop(exact)
    const [eerste, laatste] = [jaren[0], jaren.at(-1)]
    if (eerste === undefined || laatste === undefined) return
    const [, lasten] = toChartData(exact, 120, financieringsOpzet.maandlastNetto)
    const netto = [financieringsOpzet.maandlastNetto, (exact.jaren.at(-1)?.netto ?? NaN) / 12]
    const [eersteZin = '', laatsteZin = '', ...uitleg] = lasten?.verder ?? []
    const kruist =
      getoond(eerste, 'netto') <= getoond(eerste, 'bruto') && getoond(laatste, 'netto') > getoond(laatste, 'bruto')
    expect(uitleg).toEqual(kruist ? [verloopTekst.lasten.nettoBovenBruto] : [])
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

it('interest and repayment of a month at the chart add up to its gross cost, and neither is below 0', () => {
  wet((_, exact) => {
    const [, lasten] = toChartData(exact, 120, 0)
    for (const nummer of exact.jaren.keys()) {
      const [, bruto = NaN, rente = NaN, aflossing = NaN] = (lasten?.bedragen(nummer + 1) ?? []).map(
        ([, bedrag]) => bedragenIn(bedrag)[0],
      )
      expect(rente + aflossing).toBe(bruto)
      expect(Math.min(rente, aflossing)).toBeGreaterThanOrEqual(0)
    }
  })
})

/** Returns each year and month as shown, with the same year or month to the cent. */
const rijenIn = (verloop: Aflossingsverloop, exact: Aflossingsverloop) =>
  verloop.jaren.flatMap((jaar, plaats) => {
    const zo = exact.jaren[plaats]
    if (zo === undefined) throw new Error('a year less')
    return [{ rij: jaar, zo }, ...jaar.maanden.map((rij, nummer) => ({ rij, zo: zo.maanden[nummer] ?? zo }))]
  })

/**
 * How far (euro) a figure as shown may be from the exact one. Interest, repayment and advantage are rounded down or up;
 * gross is the sum of two of these, and net of all three.
 */
const MARGES = { rente: 1, aflossing: 1, voordeel: 1, bruto: 2, netto: 3 } as const

const POSTEN = ['rente', 'aflossing', 'voordeel', 'bruto', 'netto'] as const

it('every figure of the table is close to the exact one, and the debt is rounded to the euro', () => {
  wet((verloop, exact) => {
    const rijen = rijenIn(verloop, exact)
    for (const post of POSTEN)
      expect(rijen.filter(({ rij, zo }) => Math.abs(rij[post] - zo[post]) >= MARGES[post])).toEqual([])
    expect(rijen.filter(({ rij, zo }) => rij.restant !== Math.round(zo.restant))).toEqual([])
  })
})

it('thirty years in the table add up to the interest and the tax advantage of the loan, rounded once', () => {
  wet(({ jaren }, exact) => {
    for (const post of ['rente', 'voordeel'] as const) {
      const totaal = som(exact.jaren.map((jaar) => Math.round(100 * jaar[post]))) / 100
      expect(som(jaren.map((jaar) => jaar[post]))).toBe(roundBedrag(totaal))
    }
  })
})

it('a tax advantage never changes sign by rounding, and the net cost is the gross cost minus the advantage', () => {
  wet((verloop, exact) => {
    const rijen = rijenIn(verloop, exact)
    expect(rijen.filter(({ rij }) => rij.bruto - rij.voordeel !== rij.netto)).toEqual([])
    expect(rijen.filter(({ rij, zo }) => ![0, Math.sign(zo.voordeel)].includes(Math.sign(rij.voordeel)))).toEqual([])
    expect(rijen.filter(({ rij, zo }) => zo.voordeel >= 0 && rij.netto > rij.bruto)).toEqual([])
  })
})

it('interest of half a euro or more is rounded to 0 only when no other row could be rounded down instead', () => {
  wet(({ jaren }, exact) => {
    for (const [rijen, zo] of [
      [jaren, exact.jaren] as const,
      ...jaren.map(({ maanden }, plaats) => [maanden, exact.jaren[plaats]?.maanden ?? []] as const),
    ]) {
      const renten = rijen.map(({ rente }, plaats) => ({ rente, zo: zo[plaats]?.rente ?? NaN }))
      const verdwenen = renten.some(({ rente, zo }) => zo >= 0.5 && rente === 0)
      const kunnenMissen = renten.filter(({ rente, zo }) => rente > zo && !(zo >= 0.5 && zo < 1))
      if (verdwenen) expect(kunnenMissen).toEqual([])
    }
  })
})

it('a month without a tax advantage has the same gross and net cost', () => {
  // Alone with 100.000, a home of 221.500 and 30.000 of own money: 926,67 gross and net in month 7 of year 28.
  const eigen = { ...koper.eigen, inkomen: 100_000 }
  const { verzoek, kader } = huishoudenVan({ ...koper, eigen, vraagprijsWoning: 221_500, eigenGeld: 30_000 }, 2026)
  const { jaren } = roundVerloop(rightOf(aflossingsverloop(verzoek, kader)))
  const maand = jaren[27]?.maanden[6]
  expect(maand).toMatchObject({ voordeel: 0, netto: maand?.bruto })
})
