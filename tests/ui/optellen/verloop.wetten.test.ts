import fc from 'fast-check'
import { expect, it } from 'vitest'

import { formatEuro } from '../../../domain'
import {
  aflossingsverloop,
  roundVerloop,
  type Aflossingsjaar,
  type Aflossingsmaand,
  type Aflossingsverloop,
} from '../../../domain/vergelijking'
import { toChartData } from '../../../ui/verloop/toChartData'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns } from '../../support/numberOfRuns'
import { huishoudens } from './huishoudens'
import { bedragenIn, som } from './lees'

const POSTEN = ['rente', 'aflossing', 'bruto', 'netto', 'restant'] as const

type Post = (typeof POSTEN)[number]

/** A post as its cell in the table shows it. */
const getoond = (van: Aflossingsjaar | Aflossingsmaand, post: Post): number =>
  bedragenIn(formatEuro(van[post]))[0] ?? NaN

const wet = (claim: (verloop: Aflossingsverloop, exact: Aflossingsverloop) => void) => {
  fc.assert(
    fc.property(huishoudens, ({ verzoek, kader }) => {
      const exact = rightOf(aflossingsverloop(verzoek, kader))
      claim(roundVerloop(exact), exact)
    }),
    numberOfRuns(25),
  )
}

it('interest and repayment are the gross cost, and what is left goes down by the repayment', () => {
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

it('twelve months are their year, and the repayments of thirty years the loan', () => {
  wet(({ lening, jaren }) => {
    for (const jaar of jaren)
      for (const post of ['rente', 'aflossing', 'bruto', 'netto'] as const)
        expect(som(jaar.maanden.map((maand) => getoond(maand, post)))).toBe(getoond(jaar, post))
    if (jaren.length > 0) expect(som(jaren.map((jaar) => getoond(jaar, 'aflossing')))).toBe(Math.round(lening))
  })
})

it('the sentences have the figures of the table, and a month on average is a twelfth of the year', () => {
  wet((verloop) => {
    const [eerste, laatste] = [verloop.jaren[0], verloop.jaren.at(-1)]
    if (eerste === undefined || laatste === undefined) return
    const [, lasten] = toChartData(verloop, 120)
    const gemiddeld = [eerste, laatste].map((jaar) => Math.round(Math.abs(getoond(jaar, 'netto')) / 12))
    expect((lasten?.zinnen ?? []).map((zin) => bedragenIn(zin).map(Math.abs))).toEqual([
      [getoond(eerste, 'rente'), getoond(eerste, 'aflossing')],
      [getoond(laatste, 'rente'), getoond(laatste, 'aflossing')],
      gemiddeld,
    ])
  })
})

it('no figure is more than two euros from what it is to the cent, and what is left none', () => {
  wet((verloop, exact) => {
    verloop.jaren.forEach((jaar, plaats) => {
      const zo = exact.jaren[plaats]
      if (zo === undefined) throw new Error('a year less')
      for (const post of POSTEN) expect(Math.abs(jaar[post] - zo[post])).toBeLessThan(2)
      expect(jaar.restant).toBe(Math.round(zo.restant))
    })
  })
})

it('a cost is never below 0', () => {
  wet(({ jaren }) => {
    const rijen = [...jaren, ...jaren.flatMap(({ maanden }) => maanden)]
    expect(rijen.filter(({ rente, aflossing, bruto }) => Math.min(rente, aflossing, bruto) < 0)).toEqual([])
  })
})
