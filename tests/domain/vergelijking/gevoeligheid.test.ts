import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import type { EnergielabelType } from '../../../domain/orientatie'
import { gevoeligheid, type Gevoeligheid } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { metVerandering } from './metVerandering'

const kader: Rekenkader = { normen: normenVan(2025), rentetarieven: { '60': 3.6, '120': 3.75 } }
const normsets = [normenVan(2025), normenVan(2026)]
const verzoek = verzoekVan([{ inkomen: 60_000, leningen: 100 }], {
  eigenInleg: 20_000,
  onderpand: bestaandeWoning(300_000),
})

const veranderingenVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader = kaderVan()) =>
  rightOf(gevoeligheid(verzoek, kader)).map(({ verandering }) => verandering)

const soortenVan = (van: FinancieringsOpzetVerzoek) => veranderingenVan(van).map(({ soort }) => soort)

const omvangVan = ({ maximaleHypotheek, extraBenodigdeEigenInleg = 0 }: Gevoeligheid): number =>
  Math.max(Math.abs(maximaleHypotheek), Math.abs(extraBenodigdeEigenInleg))

describe('what moves the outcome', () => {
  it('is every change the request can take', () => {
    const veranderingen = rightOf(gevoeligheid(verzoek, kader, normsets)).map(({ verandering }) => verandering)
    expect(new Set(veranderingen)).toEqual(
      new Set([
        { soort: 'anderePeriode', rentevastperiode: 60 },
        { soort: 'beterEnergielabel', energielabelType: 'B' },
        { soort: 'meerInkomen', volgnummer: 1, verschil: 1000 },
        { soort: 'meerInkomen', volgnummer: 1, verschil: -1000 },
        { soort: 'meerEigenGeld', verschil: 10_000 },
        { soort: 'minderSchulden', verschil: 100 },
        { soort: 'normjaar', normjaar: 2025 },
        { soort: 'normjaar', normjaar: 2026 },
      ]),
    )
  })

  it('is each other period that has a rate', () => {
    const veranderingen = veranderingenVan(verzoek, { ...kader, rentetarieven: voorbeeldRentes.MY })
    const periodes = veranderingen.flatMap((verandering) =>
      verandering.soort === 'anderePeriode' ? [verandering.rentevastperiode] : [],
    )
    expect(periodes.toSorted((een, ander) => een - ander)).toEqual([1, 12, 60, 180, 240, 360])
  })

  it.each<readonly [EnergielabelType, EnergielabelType]>([
    ['G', 'F'],
    ['D', 'C'],
    ['A', 'A1'],
    ['A4', 'A4EP'],
  ])('after label %s comes %s', (label, beter) => {
    const veranderingen = veranderingenVan({ ...verzoek, onderpand: bestaandeWoning(1, { energielabelType: label }) })
    expect(veranderingen).toContainEqual({ soort: 'beterEnergielabel', energielabelType: beter })
  })

  it.each<EnergielabelType>(['A4EP', 'Onbekend'])('after label %s comes nothing', (label) => {
    expect(soortenVan({ ...verzoek, onderpand: bestaandeWoning(1, { energielabelType: label }) })).not.toContain(
      'beterEnergielabel',
    )
  })

  it('1.000 more or less income moves the maximum by what the tables say', () => {
    // 61.000 and 59.000 × 23,5% / 12 = 1.194,583333 and 1.155,416667; × 215,928813, + 17.000, against 270.716
    const effecten = rightOf(gevoeligheid(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(effecten.map(({ verandering, maximaleHypotheek }) => [verandering, maximaleHypotheek])).toEqual([
      [{ soort: 'meerInkomen', volgnummer: 1, verschil: -1000 }, -4229],
      [{ soort: 'meerInkomen', volgnummer: 1, verschil: 1000 }, 4228],
    ])
  })

  it('without a home has no effect on what is missing', () => {
    const [effect] = rightOf(gevoeligheid(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(Object.keys(effect ?? {})).toEqual(['verandering', 'maximaleHypotheek', 'maandlastNetto'])
  })

  it('is also the debts of one of two', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000 }, { leningen: 100 }]))).toContain('minderSchulden')
  })

  it('without debts are not debts', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000, leningen: 0 }]))).not.toContain('minderSchulden')
  })

  it('is not the alimony, which cannot be paid off', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000, alimentatie: 500 }]))).not.toContain('minderSchulden')
  })

  it('is the income of each of two, but not an income that does not count', () => {
    const personen = [{ soort: 'Overig' as const }, { inkomen: 60_000 }]
    const nummers = veranderingenVan(verzoekVan(personen)).flatMap((verandering) =>
      verandering.soort === 'meerInkomen' ? [verandering.volgnummer] : [],
    )
    expect(nummers).toEqual([2, 2])
  })

  it.each([
    [999.99, [1000]],
    [1000, [-1000, 1000]],
    [99_998_999, [-1000, 1000]],
    [99_999_000, [-1000]],
  ] as const)('at an income of %d is only the whole 1.000 that can be more or less: %j', (inkomen, verschillen) => {
    const gevonden = veranderingenVan(verzoekVan([{ inkomen }])).flatMap((verandering) =>
      verandering.soort === 'meerInkomen' ? [verandering.verschil] : [],
    )
    expect(gevonden.toSorted((een, ander) => een - ander)).toEqual(verschillen)
  })

  it.each([
    [99_989_999, true],
    [99_990_000, false],
  ])('at own money of %d is 10.000 more: %j', (eigenInleg, mogelijk) => {
    expect(soortenVan({ ...verzoek, eigenInleg }).includes('meerEigenGeld')).toBe(mogelijk)
  })

  it('leaves out a change without an outcome', () => {
    const metSlechteRente = { ...kader, rentetarieven: { '60': -1, '120': 3.75 } }
    expect(veranderingenVan(verzoek, metSlechteRente).map(({ soort }) => soort)).not.toContain('anderePeriode')
  })

  it('of a request without an outcome is the reason why', () => {
    expect(gevoeligheid(verzoek, { ...kader, rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it('stands in order of effect, the greatest first, then by net monthly cost', () => {
    everyVerzoek((verzoek, kader) => {
      const effecten = rightOf(gevoeligheid(verzoek, kader, normsets)).map(
        (effect) => [omvangVan(effect), Math.abs(effect.maandlastNetto)] as const,
      )
      const gesorteerd = effecten.toSorted(([een, last], [ander, andereLast]) => ander - een || andereLast - last)
      expect(effecten).toEqual(gesorteerd)
    })
  })

  it('of every change is the request with that change, less the request as it was', () => {
    const verschil = (was: number | undefined, wordt: number | undefined): number =>
      Math.round(100 * ((wordt ?? 0) - (was ?? 0)))
    everyVerzoek((verzoek, kader) => {
      const was = opzetBij(verzoek, kader)
      const fout = rightOf(gevoeligheid(verzoek, kader, normsets)).filter((effect) => {
        const wordt = opzetBij(...metVerandering(effect.verandering, verzoek, kader, normsets))
        const velden = ['maximaleHypotheek', 'extraBenodigdeEigenInleg', 'maandlastNetto'] as const
        return velden.some((veld) => Math.round(100 * (effect[veld] ?? 0)) !== verschil(was[veld], wordt[veld]))
      })
      expect(fout).toEqual([])
    })
  })
})
