import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes, type Rekenkader } from '../../../domain'
import { periodesVan } from '../../../domain/orientatie'
import {
  aflossingsverloop,
  minsteTekort,
  vergelijkRenteperiodes,
  type Renteperiode,
} from '../../../domain/vergelijking'
import { every, everyVerzoek } from '../../support/every'
import { each, sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const kader: Rekenkader = { normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }
const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })

const CIJFERS = [
  'maximaleHypotheek',
  'hypotheekbedrag',
  'maandlastBruto',
  'maandlastNetto',
  'extraBenodigdeEigenInleg',
] as const

describe('vergelijkRenteperiodes', () => {
  it.each(['MY', 'FL'] as const)('vergelijkRenteperiodes lists in order the periods of %s with a rate', (labelCode) => {
    const periodes = rightOf(
      vergelijkRenteperiodes({ ...verzoek, labelCode }, { ...kader, rentetarieven: voorbeeldRentes.FL }),
    )
    const metRente = periodesVan(labelCode).filter((periode) => String(periode) in voorbeeldRentes.FL)
    expect(periodes.map(({ rentevastperiode }) => rentevastperiode)).toEqual(metRente)
  })

  it('vergelijkRenteperiodes omits a period without a rate', () => {
    const periodes = rightOf(vergelijkRenteperiodes(verzoek, { ...kader, rentetarieven: { '60': 3.6, '240': 4.25 } }))
    expect(periodes.map(({ rentevastperiode }) => rentevastperiode)).toEqual([60, 240])
  })

  it('vergelijkRenteperiodes returns for each period the figures of a calculation with that period', () => {
    everyVerzoek((verzoek, kader) => {
      const periodes = rightOf(vergelijkRenteperiodes(verzoek, kader))
      for (const { rentevastperiode, rente, ...periode } of each('periods', periodes)) {
        const opzet = opzetBij({ ...verzoek, rentevastperiode }, kader)
        expect(rente).toBe(opzet.rentepercentage)
        for (const cijfer of CIJFERS) expect(periode[cijfer]).toBe(opzet[cijfer])
      }
    })
  })

  it('vergelijkRenteperiodes has a toetsrente of 5% below ten years, and the offered rate from ten years on', () => {
    const toetsrentes = rightOf(vergelijkRenteperiodes(verzoek, kader)).map(({ toetsrente }) => toetsrente)
    expect(toetsrentes).toEqual([5, 5, 5, 3.8, 4.1, 4.25, 4.4])
  })

  it('vergelijkRenteperiodes returns the loan that remains after ten years, and its cost at 2, 5 and 7%', () => {
    // A loan of 100.000 at 6% costs 599,5505 a month. After 120 payments, the remaining loan is 599,5505 × (1 −
    // 1,005^−240) / 0,005 = 83.685,72.
    const onderpand = bestaandeWoning(100_000, { onderpandType: 'Nieuwbouw' })
    const zonderKosten = { leveringsakte: 0, hypotheekakte: 0, taxatie: 0 }
    const [tienJaar] = rightOf(
      vergelijkRenteperiodes(verzoekVan([{ inkomen: 90_000 }], { onderpand }), {
        ...kader,
        rentetarieven: { '120': 6 },
        kosten: zonderKosten,
      }),
    )
    expect(tienJaar?.restantEinde).toBe(83_685.72)
    // At 5%, the remaining loan costs 552,29 a month for 240 months. With 4.127,51 interest in the first year, the tax
    // advantage is 37,48% × 4.127,51 − 49,5% × 350 (forfait).
    expect(tienJaar?.daarna).toEqual([
      { rente: 2, bruto: 423.35, netto: 386.49 },
      { rente: 5, bruto: 552.29, netto: 437.81 },
      { rente: 7, bruto: 648.81, netto: 482.26 },
    ])
  })

  it('after the fixed period, the interest that a restschuld makes nondeductible is a share of the first loan', () => {
    // The loan of 100.000 at 6% of the test above. The old home sells for 100.000, less 2.000 for the estate agent,
    // against a loan of 118.000: the restschuld is 20.000. So 80% of the interest of 4.127,51 at 5% is deductible. The
    // tax advantage is 37,48% × 3.302,01 − 49,5% × 350 (forfait) = 1.064,34 a year.
    const onderpand = bestaandeWoning(100_000, {
      onderpandType: 'Nieuwbouw',
      verkoopprijs: 100_000,
      huidigHypotheekbedrag: 118_000,
    })
    const [tienJaar] = rightOf(
      vergelijkRenteperiodes(verzoekVan([{ inkomen: 90_000 }], { onderpand, eigenInleg: 20_000 }), {
        ...kader,
        rentetarieven: { '120': 6 },
      }),
    )
    expect(tienJaar?.restantEinde).toBe(83_685.72)
    expect(tienJaar?.daarna[1]).toEqual({ rente: 5, bruto: 552.29, netto: 463.59 })
  })

  it('opGelijkeLening of a loan of 0 costs nothing a month', () => {
    for (const { opGelijkeLening } of each('periods', rightOf(vergelijkRenteperiodes(verzoek, kader, 0))))
      expect(opGelijkeLening).toEqual({ lening: 0, maandlastBruto: 0, maandlastNetto: 0, restantEinde: 0, daarna: [] })
  })

  it('opGelijkeLening has the loan of the request, also in a period without a loan', () => {
    // Of 60.000 a year, 23,5% is 1.175 a month at 3,75%: less than the loans. At the AFM rate of 5%, 25,5% is 1.275.
    const verzoek = verzoekVan([{ inkomen: 60_000, leningen: 1200 }])
    const rentetarieven = { '60': 3.6, '120': 3.75 }
    const leningenBij = (rentevastperiode: 60 | 120 | 180) =>
      rightOf(vergelijkRenteperiodes({ ...verzoek, rentevastperiode }, { ...kader, rentetarieven })).map(
        ({ maximaleHypotheek, opGelijkeLening: op }) => [maximaleHypotheek, op?.lening],
      )
    const [[vijf] = []] = leningenBij(60)
    expect(vijf).toBeGreaterThan(0)
    expect(leningenBij(60)).toEqual([
      [vijf, vijf],
      [0, vijf],
    ])
    expect(leningenBij(120)).toEqual([
      [vijf, 0],
      [0, 0],
    ])
    expect(leningenBij(180)).toEqual([
      [vijf, undefined],
      [0, undefined],
    ])
  })

  it('restantEinde of a period of a year or more equals the remaining loan in aflossingsverloop', () => {
    everyVerzoek((verzoek, kader) => {
      for (const { rentevastperiode, restantEinde } of each(
        'periods',
        rightOf(vergelijkRenteperiodes(verzoek, kader)),
      )) {
        const { jaren } = rightOf(aflossingsverloop({ ...verzoek, rentevastperiode }, kader))
        if (sometimes('a year or more', rentevastperiode >= 12))
          expect(jaren[rentevastperiode / 12 - 1]?.restant ?? 0).toBe(restantEinde)
      }
    })
  })

  it('vergelijkRenteperiodes returns no fields about a home for a request without a home', () => {
    const [eerste] = rightOf(vergelijkRenteperiodes(verzoekVan([{ inkomen: 60_000 }]), kader))
    expect(Object.keys(eerste ?? {})).toEqual([
      'rentevastperiode',
      'rente',
      'toetsrente',
      'maximaleHypotheek',
      'maandlastBruto',
      'maandlastNetto',
      'restantEinde',
      'daarna',
      'opGelijkeLening',
    ])
  })

  it('at the same rate, daarna after one month has the present gross cost and nearly the present net cost', () => {
    every(arbitraries.verzoek(), fc.constantFrom(2, 5, 7), (verzoek, rente) => {
      const periodes = rightOf(vergelijkRenteperiodes(verzoek, { ...kader, rentetarieven: { '1': rente } }))
      for (const { maandlastBruto, maandlastNetto, daarna } of each('periods', periodes)) {
        const zelfde = daarna.find((last) => last.rente === rente)
        sometimes('the same rate', zelfde)
        expect(Math.abs((zelfde?.bruto ?? maandlastBruto) - maandlastBruto)).toBeLessThanOrEqual(0.011)
        // After one month of repayment, the interest of the next twelve months is slightly lower, and so is the tax
        // advantage.
        expect(Math.abs((zelfde?.netto ?? maandlastNetto) - maandlastNetto)).toBeLessThan(maandlastBruto / 100 + 0.02)
      }
    })
  })

  it('bruto in daarna rises with the rate, and daarna is empty when no loan remains after the period', () => {
    everyVerzoek((verzoek, kader) => {
      for (const { rentevastperiode, restantEinde, daarna } of each(
        'periods',
        rightOf(vergelijkRenteperiodes(verzoek, kader)),
      )) {
        expect(daarna.map(({ rente }) => rente)).toEqual(restantEinde === 0 ? [] : [2, 5, 7])
        expect(daarna.map(({ bruto }) => bruto)).toEqual(daarna.map(({ bruto }) => bruto).toSorted((a, b) => a - b))
        if (sometimes('thirty years', rentevastperiode === 360)) expect(daarna).toEqual([])
      }
    })
  })

  it('vergelijkRenteperiodes returns OngeldigeRente when one of the periods has a rate of -1', () => {
    expect(vergelijkRenteperiodes(verzoek, { ...kader, rentetarieven: { '60': -1, '120': 4 } })).toEqual(
      either.left({ _tag: 'OngeldigeRente', rentevastperiode: 60, rente: -1 }),
    )
  })
})

const periode = (rentevastperiode: Renteperiode['rentevastperiode'], tekort?: number): Renteperiode => ({
  rentevastperiode,
  rente: 4,
  toetsrente: 4,
  maximaleHypotheek: 300_000,
  maandlastBruto: 1400,
  maandlastNetto: 1100,
  ...(tekort !== undefined && { extraBenodigdeEigenInleg: tekort }),
  restantEinde: 0,
  daarna: [],
})

describe('minsteTekort', () => {
  it('minsteTekort returns the period with the smallest shortage, or the first of equal shortages', () => {
    const periodes = [periode(60, 5000), periode(120, 1500), periode(180, 1000), periode(240, 1000)]
    expect(minsteTekort(periodes, 2000)?.rentevastperiode).toBe(180)
  })

  it('minsteTekort ignores a period that lowers a shortage of 2.000 by less than one euro', () => {
    expect(minsteTekort([periode(60, 1999.01)], 2000)).toBeUndefined()
    expect(minsteTekort([periode(60, 1999)], 2000)?.rentevastperiode).toBe(60)
  })

  it('minsteTekort returns a period that leaves less than half a cent of a shortage of 0,20', () => {
    expect(minsteTekort([periode(60, 0)], 0.2)?.rentevastperiode).toBe(60)
    expect(minsteTekort([periode(60, 0.004)], 0.2)?.rentevastperiode).toBe(60)
  })

  it('minsteTekort returns undefined for a shortage of less than half a cent', () => {
    expect(minsteTekort([periode(60, 0)], 0.004)).toBeUndefined()
  })

  it('minsteTekort returns undefined for periods without extraBenodigdeEigenInleg, as without a home', () => {
    expect(minsteTekort([periode(60)], 2000)).toBeUndefined()
  })
})
