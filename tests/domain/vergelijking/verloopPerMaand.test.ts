import { describe, expect, it } from 'vitest'

import { aflossingsverloop, verloopPerMaand } from '../../../domain/vergelijking'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 30_000, onderpand: bestaandeWoning(280_000) })
const lasten = (rente: number, van = verzoek) => {
  const kader = kaderVan({ rente })
  return verloopPerMaand(rightOf(aflossingsverloop(van, kader)), opzetBij(van, kader))
}

describe('verloopPerMaand', () => {
  // The loan is 258.785,14. At 3,75% it costs 1.198,47 a month, less 315,60 tax advantage in the first year. The
  // interest is 808,70 in the first month, and 801,93 on average in the first year.
  it('verloopPerMaand gives a year the average of its months, and each month the same gross and net cost', () => {
    const [eerste] = lasten(3.75)
    expect(eerste).toMatchObject({ jaar: 1, rente: 801, aflossing: 397, bruto: 1198, netto: 883, restant: 254_027 })
    expect(eerste?.maanden[0]).toEqual({
      maand: 1,
      rente: 808,
      aflossing: 390,
      bruto: 1198,
      netto: 883,
      restant: 258_395,
    })
    expect(new Set(eerste?.maanden.map(({ bruto, netto }) => `${bruto} ${netto}`))).toEqual(new Set(['1198 883']))
  })

  it('verloopPerMaand rounds the net cost of the first year from maandlastNetto, as the summary does', () => {
    // The loan of 114.000 costs 527,95 gross and 411,50 net. The advantage is 1.397,42 a year: 527,95 − 116,4517 is
    // 411,4983.
    const omstandigheden = { eigenInleg: 194_606, onderpand: bestaandeWoning(300_000) }
    expect(lasten(3.75, verzoekVan([{ inkomen: 70_000 }], omstandigheden))[0]?.netto).toBe(412)
  })

  it('verloopPerMaand shows no interest at a rate of 0%, where the loan falls by 718 or 719 a month', () => {
    // The loan of 258.785,14 falls by a 360th, which is 718,85. The net cost in the first year is 727,20: 8 more.
    const jaren = lasten(0)
    const maanden = jaren.flatMap((jaar) => jaar.maanden)
    expect(new Set(jaren[0]?.maanden.map(({ bruto, netto }) => netto - bruto))).toEqual(new Set([8]))
    expect(new Set(maanden.map(({ rente }) => rente))).toEqual(new Set([0]))
    expect(new Set(maanden.map(({ bruto }) => bruto))).toEqual(new Set([718, 719]))
  })

  it('verloopPerMaand shows no interest for a loan that costs less than one euro a month', () => {
    // The loan of 150,60 costs 0,47 interest and 0,23 repayment a month.
    const klein = verzoekVan([{ inkomen: 30_000 }], { eigenInleg: 287_600, onderpand: bestaandeWoning(280_000) })
    const [eerste] = lasten(3.75, klein)
    expect(eerste).toMatchObject({ rente: 0, aflossing: 1, bruto: 1 })
    expect(new Set(eerste?.maanden.map(({ bruto }) => bruto))).toEqual(new Set([0, 1]))
  })
})
