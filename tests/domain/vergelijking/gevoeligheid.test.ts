import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import type { EnergielabelType } from '../../../domain/orientatie'
import { gevoeligheid, type Gevoeligheid } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { sometimes } from '../../support/sometimes'
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

describe('gevoeligheid', () => {
  it('gevoeligheid returns all eight changes that a request with a home, a loan and two norm years allows', () => {
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

  it('gevoeligheid includes a change to every fixed-rate period with a rate, except the current one', () => {
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
  ])('gevoeligheid includes the change from energy label %s to %s', (label, beter) => {
    const veranderingen = veranderingenVan({ ...verzoek, onderpand: bestaandeWoning(1, { energielabelType: label }) })
    expect(veranderingen).toContainEqual({ soort: 'beterEnergielabel', energielabelType: beter })
  })

  it.each<EnergielabelType>(['A4EP', 'Onbekend'])('gevoeligheid includes no better energy label for %s', (label) => {
    expect(soortenVan({ ...verzoek, onderpand: bestaandeWoning(1, { energielabelType: label }) })).not.toContain(
      'beterEnergielabel',
    )
  })

  it('gevoeligheid lowers the maximum by 4.229 for 1.000 less income, and raises it by 4.228 for 1.000 more', () => {
    // For an income of 61.000 or 59.000 the maximum is that income × 23,5% / 12 × 215,928813 (annuity) + 17.000 (single
    // buyer). For the income of 60.000 the maximum is 270.716.
    const effecten = rightOf(gevoeligheid(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(effecten.map(({ verandering, maximaleHypotheek }) => [verandering, maximaleHypotheek])).toEqual([
      [{ soort: 'meerInkomen', volgnummer: 1, verschil: -1000 }, -4229],
      [{ soort: 'meerInkomen', volgnummer: 1, verschil: 1000 }, 4228],
    ])
  })

  it('gevoeligheid omits extraBenodigdeEigenInleg for a request without a home', () => {
    const [effect] = rightOf(gevoeligheid(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(Object.keys(effect ?? {})).toEqual(['verandering', 'maximaleHypotheek', 'maandlastNetto'])
  })

  it('gevoeligheid includes minderSchulden when only the second buyer has debts', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000 }, { leningen: 100 }]))).toContain('minderSchulden')
  })

  it('gevoeligheid omits minderSchulden when the debts are 0', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000, leningen: 0 }]))).not.toContain('minderSchulden')
  })

  it('gevoeligheid omits minderSchulden for alimony, which cannot be paid off', () => {
    expect(soortenVan(verzoekVan([{ inkomen: 60_000, alimentatie: 500 }]))).not.toContain('minderSchulden')
  })

  it('gevoeligheid does not change the income of a buyer with Overig, only that of the other buyer', () => {
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
  ] as const)(
    'gevoeligheid for an income of %d has only the changes of 1.000 that stay within the bounds: %j',
    (inkomen, verschillen) => {
      const gevonden = veranderingenVan(verzoekVan([{ inkomen }])).flatMap((verandering) =>
        verandering.soort === 'meerInkomen' ? [verandering.verschil] : [],
      )
      expect(gevonden.toSorted((een, ander) => een - ander)).toEqual(verschillen)
    },
  )

  it.each([
    [99_989_999, true],
    [99_990_000, false],
  ])('gevoeligheid for own money of %d includes 10.000 more own money: %j', (eigenInleg, mogelijk) => {
    expect(soortenVan({ ...verzoek, eigenInleg }).includes('meerEigenGeld')).toBe(mogelijk)
  })

  it('gevoeligheid omits another period when its rate is invalid', () => {
    const metSlechteRente = { ...kader, rentetarieven: { '60': -1, '120': 3.75 } }
    expect(veranderingenVan(verzoek, metSlechteRente).map(({ soort }) => soort)).not.toContain('anderePeriode')
  })

  it('gevoeligheid returns GeenRente when the period of the request has no rate', () => {
    expect(gevoeligheid(verzoek, { ...kader, rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it('gevoeligheid sorts changes by the larger effect on maximum or shortage, then on net cost, largest first', () => {
    everyVerzoek((verzoek, kader) => {
      const effecten = rightOf(gevoeligheid(verzoek, kader, normsets)).map(
        (effect) => [omvangVan(effect), Math.abs(effect.maandlastNetto)] as const,
      )
      sometimes('an effect', effecten)
      const gesorteerd = effecten.toSorted(([een, last], [ander, andereLast]) => ander - een || andereLast - last)
      expect(effecten).toEqual(gesorteerd)
    })
  })

  it('each effect of gevoeligheid is the result with that change minus the original result', () => {
    const verschil = (was: number | undefined, wordt: number | undefined): number =>
      Math.round(100 * ((wordt ?? 0) - (was ?? 0)))
    everyVerzoek((verzoek, kader) => {
      const was = opzetBij(verzoek, kader)
      const effecten = rightOf(gevoeligheid(verzoek, kader, normsets))
      sometimes('an effect', effecten)
      const fout = effecten.filter((effect) => {
        const wordt = opzetBij(...metVerandering(effect.verandering, verzoek, kader, normsets))
        const velden = ['maximaleHypotheek', 'extraBenodigdeEigenInleg', 'maandlastNetto'] as const
        return velden.some((veld) => Math.round(100 * (effect[veld] ?? 0)) !== verschil(was[veld], wordt[veld]))
      })
      expect(fout).toEqual([])
    })
  })
})
