import fc from 'fast-check'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'

import {
  createAnalyticsService,
  createOrientatieService,
  createStappenService,
  type AnalyticsGebeurtenis,
  type BerekeningPort,
} from '../../../application'
import { nieuweOrientatie, toAntwoord, type Antwoord, type Orientatie } from '../../../domain'
import { bedragen } from '../../../adapters/testing/arbitraries/gangbaar'
import { createManualBerekening, immediateBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { every } from '../../support/every'

interface Begin {
  readonly start?: Orientatie
  readonly reported?: Orientatie | undefined
  readonly berekening?: BerekeningPort
}

const begin = (
  aan = true,
  { start = nieuweOrientatie('MY'), reported: eerder, berekening = immediateBerekening }: Begin = {},
) => {
  const aan$ = new BehaviorSubject(aan)
  const reported: AnalyticsGebeurtenis[] = []
  const orientatie = createOrientatieService({ start, berekening, klok: stoppedKlok })
  const { state$: stappen$, ...stappen } = createStappenService()
  const service = createAnalyticsService({
    aan$,
    state$: orientatie.state$,
    stappen$,
    voltooid$: stappen.voltooid$,
    geweigerd$: stappen.geweigerd$,
    analytics: { report: (gebeurtenis) => reported.push(gebeurtenis) },
    reported: eerder,
  })
  const namen = () => reported.map(({ eventNaam }) => eventNaam)
  return { aan$, reported, namen, orientatie, stappen, service }
}

type Opstelling = ReturnType<typeof begin>

const berekend = (reported: readonly AnalyticsGebeurtenis[]): readonly AnalyticsGebeurtenis[] =>
  reported.filter(({ eventNaam }) => eventNaam === 'berekening-voltooid')

const inkomenVan = (inkomen: number | undefined): Antwoord => toAntwoord('eigen.inkomen', inkomen)
const ONLEESBAAR = { veld: 'eigenGeld', melding: 'Dit is geen bedrag.' } as const
const EERSTE = { stap: 1, naam: 'Maximale hypotheek' }
const TWEEDE = { stap: 2, naam: 'Benodigde hypotheek' }

describe('createAnalyticsService', () => {
  it('the analytics service reports no second page view when the open step is opened again', () => {
    const { aan$, reported, stappen } = begin()
    stappen.beginOpnieuw()
    stappen.gaVerder([])
    aan$.next(true)
    stappen.vorigeStap()
    stappen.beginOpnieuw()
    const bekeken = reported.filter(({ eventNaam }) => eventNaam === 'paginaweergave')
    expect(bekeken.map(({ data }) => data)).toEqual([EERSTE, TWEEDE, EERSTE])
  })

  it.each<[string, (opstelling: Opstelling) => void, readonly AnalyticsGebeurtenis[]]>([
    [
      'a finished step, followed by a page view of the next step',
      ({ stappen }) => stappen.gaVerder([]),
      [
        { eventNaam: 'stap-voltooid', data: EERSTE },
        { eventNaam: 'paginaweergave', data: TWEEDE },
      ],
    ],
    [
      'the field and the message of the first error when the next step is refused',
      ({ stappen }) => stappen.gaVerder([ONLEESBAAR, { veld: 'schulden', melding: 'Kies.' }]),
      [{ eventNaam: 'fout', data: ONLEESBAAR }],
    ],
    [
      'an error that is shown next to its question',
      ({ service }) => service.reportInvoerFout(ONLEESBAAR),
      [{ eventNaam: 'fout', data: ONLEESBAAR }],
    ],
    [
      'the income band of a calculation',
      ({ orientatie }) => orientatie.dispatch(inkomenVan(120_000)),
      [{ eventNaam: 'berekening-voltooid', data: { inkomensband: '100.000 to 150.000' } }],
    ],
  ])('the analytics service reports %s', (_, doe, verwacht) => {
    const opstelling = begin()
    opstelling.reported.length = 0
    doe(opstelling)
    expect(opstelling.reported).toEqual(verwacht)
  })

  it('the analytics service reports no calculation while no income is filled in', () => {
    const { reported, orientatie } = begin()
    orientatie.dispatch(toAntwoord('vraagprijsWoning', 300_000))
    expect(berekend(reported)).toEqual([])
    orientatie.dispatch(inkomenVan(60_000))
    expect(berekend(reported)).toHaveLength(1)
    orientatie.dispatch(inkomenVan(undefined))
    expect(berekend(reported)).toHaveLength(1)
  })

  it('the analytics service reports only successful calculations, with one band for two buyers', () => {
    const berekening = createManualBerekening()
    const { reported, orientatie } = begin(true, { berekening })
    orientatie.dispatch(toAntwoord('alleenSamen', 'samen'))
    orientatie.dispatch(inkomenVan(60_000))
    orientatie.dispatch(toAntwoord('partner.inkomen', 55_000))
    expect(berekend(reported)).toEqual([])
    berekening.last().fail()
    expect(berekend(reported)).toEqual([])
    orientatie.herbereken()
    berekening.last().succeed()
    expect(berekend(reported).map(({ data }) => data)).toEqual([{ inkomensband: '100.000 to 150.000' }])
  })

  it('the analytics service reports a calculation once, also when analytics is switched off and on', () => {
    const { aan$, reported, orientatie } = begin()
    for (const [plek, inkomen] of [60_000, 120_000].entries()) {
      orientatie.dispatch(inkomenVan(inkomen))
      aan$.next(false)
      aan$.next(true)
      expect(berekend(reported)).toHaveLength(plek + 1)
    }
  })

  it('a new analytics service does not repeat the calculation that the previous service reported last', () => {
    const eerst = begin()
    eerst.orientatie.dispatch(inkomenVan(60_000))
    const start = eerst.orientatie.state()
    const { reported, orientatie } = begin(true, { start, reported: eerst.service.reported() })
    expect(berekend(reported)).toEqual([])
    orientatie.dispatch(inkomenVan(120_000))
    expect(berekend(reported)).toHaveLength(1)
  })

  it('a new analytics service reports the last calculation if the previous service did not report it', () => {
    const eerst = begin(false)
    eerst.orientatie.dispatch(inkomenVan(60_000))
    const start = eerst.orientatie.state()
    expect(berekend(begin(true, { start, reported: eerst.service.reported() }).reported)).toHaveLength(1)
  })

  it('the analytics service reports neither an income nor an asking price above 1.000', () => {
    every(bedragen(), (bedrag) => {
      fc.pre(bedrag > 1_000)
      const { reported, orientatie } = begin()
      orientatie.dispatch(inkomenVan(bedrag))
      orientatie.dispatch(toAntwoord('vraagprijsWoning', bedrag))
      expect(JSON.stringify(reported)).not.toContain(String(bedrag))
    })
  })

  it('the analytics service reports nothing while analytics is off', () => {
    const { reported, orientatie, stappen, service } = begin(false)
    orientatie.dispatch(inkomenVan(120_000))
    stappen.gaVerder([])
    service.reportInvoerFout(ONLEESBAAR)
    expect(reported).toEqual([])
  })

  it('analytics that is switched on later first reports the open step, and no step finished earlier', () => {
    const { aan$, reported, namen, stappen } = begin(false)
    stappen.gaVerder([])
    aan$.next(true)
    expect(reported[0]).toEqual({ eventNaam: 'paginaweergave', data: TWEEDE })
    expect(namen()).not.toContain('stap-voltooid')
  })

  it('the analytics service reports nothing while analytics is off, nor after it is disposed of', () => {
    const { aan$, reported, stappen, service } = begin()
    aan$.next(false)
    reported.length = 0
    stappen.gaVerder([])
    expect(reported).toEqual([])
    aan$.next(true)
    service.dispose()
    reported.length = 0
    stappen.vorigeStap()
    service.reportInvoerFout(ONLEESBAAR)
    expect(reported).toEqual([])
  })
})
