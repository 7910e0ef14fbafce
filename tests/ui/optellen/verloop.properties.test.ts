import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro, roundBedrag } from '../../../domain/geld'
import {
  aflossingsverloop,
  maandverdelingVan,
  verloopPerMaand,
  type Aflossingsjaar,
  type Aflossingsmaand,
  type Aflossingsverloop,
  type Lastenjaar,
  type Maandlasten,
} from '../../../domain/vergelijking'
import { verloopTekst } from '../../../ui/tekst/verloop'
import { toChartData } from '../../../ui/vensters/verloop/toChartData'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../../application/samenvatting/kopers'
import { each, sometimes } from '../../support/sometimes'
import { huishoudens, huishoudenVan, kleineHuishoudens, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn, som } from './lees'

/** Returns the amount of `post` in a year or month, in whole euros as in the table. */
const getoond = (van: Maandlasten, post: keyof Maandlasten): number => bedragenIn(formatEuro(van[post]))[0] ?? NaN

/** A schedule to the cent, its years in whole euros a month, and the result that it belongs to. */
interface Verloop {
  readonly exact: Aflossingsverloop
  readonly lasten: readonly Lastenjaar[]
  readonly opzet: FinancieringsOpzet
}

const verloopVan = ({ verzoek, kader, momentopname: { financieringsOpzet: opzet } }: Huishouden): Verloop => {
  const exact = rightOf(aflossingsverloop(verzoek, kader))
  return { exact, lasten: verloopPerMaand(exact, opzet), opzet }
}

const wet = (claim: (verloop: Verloop) => void, welke = huishoudens) => {
  const claimVan = (huishouden: Huishouden) => {
    const verloop = verloopVan(huishouden)
    sometimes('a loan', verloop.lasten)
    claim(verloop)
  }
  tryHuishoudens(10, claimVan, welke)
}

/** All households, and more often those with a loan of a few euros. */
const ookKlein = fc.oneof(huishoudens, kleineHuishoudens)

it('interest plus repayment in each row of verloopPerMaand is the gross cost, and no figure is negative', () => {
  wet(({ lasten }) => {
    for (const rij of each('rows', [...lasten, ...lasten.flatMap(({ maanden }) => maanden)])) {
      expect(getoond(rij, 'rente') + getoond(rij, 'aflossing')).toBe(getoond(rij, 'bruto'))
      expect(
        Math.min(...(['rente', 'aflossing', 'netto', 'restant'] as const).map((post) => rij[post])),
      ).toBeGreaterThanOrEqual(0)
    }
  }, ookKlein)
})

it('the debt in verloopPerMaand falls each month by the repayment, and is that of the year in month 12', () => {
  wet(({ exact: { lening }, lasten }) => {
    let rest = bedragenIn(formatEuro(lening))[0] ?? NaN
    for (const jaar of each('years', lasten)) {
      for (const maand of each('months', jaar.maanden)) {
        expect(rest - getoond(maand, 'aflossing')).toBe(getoond(maand, 'restant'))
        rest = getoond(maand, 'restant')
      }
      expect(getoond(jaar, 'restant')).toBe(rest)
    }
  }, ookKlein)
})

it('each year of verloopPerMaand is within one euro of the average of its months', () => {
  wet(({ lasten }) => {
    for (const jaar of each('years', lasten))
      for (const post of ['rente', 'aflossing', 'bruto', 'netto'] as const)
        expect(
          Math.abs(som(jaar.maanden.map((maand) => getoond(maand, post))) / 12 - getoond(jaar, post)),
        ).toBeLessThanOrEqual(1)
  }, ookKlein)
})

it('all years of verloopPerMaand have the gross cost of the summary, and the first year has its net cost', () => {
  wet(({ lasten, opzet }) => {
    const brutos = new Set(lasten.map((jaar) => getoond(jaar, 'bruto')))
    if (sometimes('a loan', lasten)) expect([...brutos]).toEqual([roundBedrag(opzet.maandlastBruto)])
    expect(lasten.slice(0, 1).map(({ netto }) => netto)).toEqual(
      lasten.length > 0 ? [roundBedrag(opzet.maandlastNetto)] : [],
    )
  })
})

it('the repayment of the first year in verloopPerMaand is that of the bar on step 3', () => {
  tryHuishoudens(40, (huishouden) => {
    const { lasten, exact, opzet } = verloopVan(huishouden)
    const [eerste, verdeling] = [lasten[0], maandverdelingVan(opzet)]
    if (!sometimes('interest', eerste && eerste.rente > 0)) return
    // The schedule has the interest of a year to the cent. Near half a euro, that can round to the other side.
    const perMaand = opzet.maandlastBruto - (exact.jaren[0]?.rente ?? NaN) / 12
    if (sometimes('a repayment away from half a euro', Math.abs((perMaand % 1) - 0.5) > 0.001))
      expect(lasten[0]?.aflossing).toBe(verdeling?.aflossing)
  })
})

it('the sentences of toChartData give the net cost, interest and repayment of the first and the last year', () => {
  tryHuishoudens(100, (huishouden) => {
    const { exact, lasten } = verloopVan(huishouden)
    const uitersten = lasten.filter(({ jaar }) => jaar === 1 || jaar === 30)
    if (!sometimes('a loan', uitersten)) return
    const [, figuur] = toChartData(exact, lasten, 120)
    expect(bedragenIn(figuur?.zin ?? '')).toEqual(uitersten.map(({ netto }) => netto))
    expect(bedragenIn((figuur?.verder ?? []).slice(0, 2).join(' '))).toEqual(
      uitersten.flatMap(({ rente, aflossing }) => [rente, aflossing]),
    )
  })
})

it('toChartData explains from which year on every row of the table has a net cost above the gross cost', () => {
  tryHuishoudens(100, (huishouden) => {
    const { exact, lasten } = verloopVan(huishouden)
    const [zin, oorzaak, ...later] = (toChartData(exact, lasten, 120)[1]?.verder ?? []).slice(2)
    const duurder = lasten.filter(({ netto, bruto }) => netto > bruto).map(({ jaar }) => jaar)
    const { elkJaar, laatsteJaar, vanaf } = verloopTekst.lasten.nettoBovenBruto
    if (!sometimes('net above gross', duurder)) {
      expect(zin).toBeUndefined()
      return
    }
    const verwacht = duurder.length === 30 ? elkJaar : duurder.length === 1 ? laatsteJaar : vanaf(duurder[0] ?? NaN)
    sometimes('net above gross in all years', duurder.length === 30, 1 / 100)
    expect(duurder).toEqual(Array.from({ length: duurder.length }, (_, plaats) => 31 - duurder.length + plaats))
    expect(zin).toBe(verwacht)
    expect(oorzaak).toMatch(/eigenwoningforfait/)
    const soorten = exact.jaren.slice(-duurder.length).map((jaar) => jaar.oorzaak?.soort)
    const jaarLater = 31 - duurder.length + soorten.indexOf('lageRente')
    const isLater = sometimes('a second reason in a later year', soorten.indexOf('lageRente') > 0, 1 / 100)
    expect(later).toEqual(isLater ? [verloopTekst.lasten.oorzaak.lageRenteVanaf(jaarLater)] : [])
  })
})

/** Returns each rounded year and month (`rij`) with its exact amounts a month (`zo`). */
const rijenIn = ({ lasten, exact }: Verloop) =>
  lasten.flatMap((jaar, plaats) => {
    const zo = exact.jaren[plaats]
    if (zo === undefined) throw new Error('the exact schedule lacks a year')
    return [
      { rij: jaar, zo: perMaand(zo) },
      ...jaar.maanden.map((rij, nummer) => ({ rij, zo: zo.maanden[nummer] ?? perMaand(zo) })),
    ]
  })

const perMaand = ({
  rente,
  aflossing,
  bruto,
  voordeel,
  netto,
  restant,
}: Aflossingsjaar): Omit<Aflossingsmaand, 'maand'> => ({
  rente: rente / 12,
  aflossing: aflossing / 12,
  bruto: bruto / 12,
  voordeel: voordeel / 12,
  netto: netto / 12,
  restant,
})

/**
 * Upper limits, in euro, of the difference between a rounded and an exact figure. The repayment of a month is the
 * difference of two rounded debts; the interest is the rounded gross cost minus that repayment.
 */
const MARGES = { rente: 1.5, aflossing: 1, bruto: 1.5, netto: 2.5 } as const

const POSTEN = ['rente', 'aflossing', 'bruto', 'netto'] as const

it('verloopPerMaand keeps each figure within its margin of the exact one, and rounds the debt to the euro', () => {
  wet((verloop) => {
    const rijen = rijenIn(verloop)
    for (const post of POSTEN)
      expect(rijen.filter(({ rij, zo }) => Math.abs(rij[post] - zo[post]) > MARGES[post])).toEqual([])
    expect(rijen.filter(({ rij, zo }) => rij.restant !== Math.round(zo.restant))).toEqual([])
  }, ookKlein)
})

it('net in verloopPerMaand is above gross only with extra tax, below only with an advantage, and equal without', () => {
  wet((verloop) => {
    const rijen = rijenIn(verloop).map(({ rij, zo }) => [Math.sign(rij.bruto - rij.netto), Math.sign(zo.voordeel)])
    expect(rijen.filter(([verschil = NaN, voordeel]) => ![0, voordeel].includes(verschil))).toEqual([])
  }, ookKlein)
})

it('verloopPerMaand shows no interest in a month with less than 50 cents of it', () => {
  wet((verloop) => {
    const bijnaNiets = rijenIn(verloop).filter(({ zo }) => zo.rente < 0.495)
    if (sometimes('almost no interest', bijnaNiets)) expect(bijnaNiets.filter(({ rij }) => rij.rente > 0)).toEqual([])
  }, ookKlein)
})

it('verloopPerMaand gives a month without a tax advantage the same gross and net cost', () => {
  // With an income of 100.000, a price of 221.500 and own money of 30.000 euro, the gross and the net cost in month 7
  // of year 28 are both 926,67 euro.
  const eigen = { ...koper.eigen, inkomen: 100_000 }
  const { lasten } = verloopVan(huishoudenVan({ ...koper, eigen, vraagprijsWoning: 221_500, eigenGeld: 30_000 }, 2026))
  const maand = lasten[27]?.maanden[6]
  expect(maand?.netto).toBe(maand?.bruto)
})
