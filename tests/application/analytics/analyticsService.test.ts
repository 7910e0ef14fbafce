import fc from 'fast-check'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'

import {
  createAnalyticsService,
  createOrientatieService,
  createStappenService,
  type AnalyticsGebeurtenis,
} from '../../../application'
import { nieuweOrientatie, type Antwoord, type Orientatie } from '../../../domain'
import { bedragen } from '../../support/arbitraries/bedrag'
import { directeBerekening } from '../../support/fakes/berekening'
import { stilleKlok } from '../../support/fakes/klok'

interface Begin {
  readonly start?: Orientatie
  readonly gemeld?: Orientatie | undefined
}

const begin = (aan = true, { start = nieuweOrientatie('MY'), gemeld: eerder }: Begin = {}) => {
  const aan$ = new BehaviorSubject(aan)
  const gemeld: AnalyticsGebeurtenis[] = []
  const orientatie = createOrientatieService({
    start,
    berekening: directeBerekening,
    klok: stilleKlok,
  })
  const { state$: stappen$, ...stappen } = createStappenService()
  const service = createAnalyticsService({
    aan$,
    state$: orientatie.state$,
    stappen$,
    voltooid$: stappen.voltooid$,
    geweigerd$: stappen.geweigerd$,
    analytics: { meld: (gebeurtenis) => gemeld.push(gebeurtenis) },
    gemeld: eerder,
  })
  const namen = () => gemeld.map(({ eventNaam }) => eventNaam)
  return { aan$, gemeld, namen, orientatie, stappen, service }
}

const berekend = (gemeld: readonly AnalyticsGebeurtenis[]): readonly AnalyticsGebeurtenis[] =>
  gemeld.filter(({ eventNaam }) => eventNaam === 'berekening-voltooid')

const EERSTE = { stap: 1, naam: 'Maximale hypotheek' }
const TWEEDE = { stap: 2, naam: 'Benodigde hypotheek' }

describe('analytics', () => {
  it('reports a page view of the first step', () => {
    expect(begin().gemeld[0]).toEqual({ eventNaam: 'paginaweergave', data: EERSTE })
  })

  it('reports that a step is finished, and then a page view of the next', () => {
    const { gemeld, stappen } = begin()
    gemeld.length = 0
    stappen.gaVerder([])
    expect(gemeld).toEqual([
      { eventNaam: 'stap-voltooid', data: EERSTE },
      { eventNaam: 'paginaweergave', data: TWEEDE },
    ])
  })

  it('reports going back as a page view only', () => {
    const { gemeld, stappen } = begin()
    stappen.gaVerder([])
    gemeld.length = 0
    stappen.vorigeStap()
    expect(gemeld).toEqual([{ eventNaam: 'paginaweergave', data: EERSTE }])
  })

  it('reports of a refusal the first error: its field and its message', () => {
    const { gemeld, stappen } = begin()
    gemeld.length = 0
    stappen.gaVerder([
      { veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' },
      { veld: 'schulden', melding: 'Kies.' },
    ])
    expect(gemeld).toEqual([{ eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' } }])
  })

  it('reports an error that shows beside its question', () => {
    const { gemeld, service } = begin()
    gemeld.length = 0
    service.reportInvoerFout({ veld: 'eigenGeld', melding: 'Dit is geen bedrag.' })
    expect(gemeld).toEqual([{ eventNaam: 'fout', data: { veld: 'eigenGeld', melding: 'Dit is geen bedrag.' } }])
  })

  it('reports a calculation with the band of the income it was made with', () => {
    const { gemeld, orientatie } = begin()
    orientatie.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 120_000 })
    expect(gemeld.at(-1)).toEqual({
      eventNaam: 'berekening-voltooid',
      data: { inkomensband: '100.000 to 150.000' },
    })
  })

  const inkomenVan = (inkomen: number | undefined): Antwoord => ({
    soort: 'beantwoord',
    veld: 'eigen.inkomen',
    waarde: inkomen,
  })

  it('reports no calculation as long as no income is given', () => {
    const { gemeld, orientatie } = begin()
    orientatie.dispatch({ soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 300_000 })
    expect(berekend(gemeld)).toEqual([])
    orientatie.dispatch(inkomenVan(60_000))
    expect(berekend(gemeld)).toHaveLength(1)
    orientatie.dispatch(inkomenVan(undefined))
    expect(berekend(gemeld)).toHaveLength(1)
  })

  it('reports a calculation with an income of 0, which is given', () => {
    const { gemeld, orientatie } = begin()
    orientatie.dispatch(inkomenVan(0))
    expect(berekend(gemeld)).toHaveLength(1)
  })

  it('reports a calculation once, also when it is switched off and on', () => {
    const { aan$, gemeld, orientatie } = begin()
    orientatie.dispatch(inkomenVan(60_000))
    aan$.next(false)
    aan$.next(true)
    expect(berekend(gemeld)).toHaveLength(1)
  })

  it('of answers that it goes on with reports no calculation again, and the first other one', () => {
    const eerst = begin()
    eerst.orientatie.dispatch(inkomenVan(60_000))
    const start = eerst.orientatie.state()
    const { gemeld, orientatie } = begin(true, { start, gemeld: eerst.service.gemeld() })
    expect(berekend(gemeld)).toEqual([])
    orientatie.dispatch(inkomenVan(120_000))
    expect(berekend(gemeld)).toHaveLength(1)
  })

  it('of answers that it goes on with reports the calculation that was not reported before', () => {
    const eerst = begin(false)
    eerst.orientatie.dispatch(inkomenVan(60_000))
    const start = eerst.orientatie.state()
    expect(berekend(begin(true, { start, gemeld: eerst.service.gemeld() }).gemeld)).toHaveLength(1)
  })

  it('never reports an amount', () => {
    fc.assert(
      fc.property(bedragen(), (bedrag) => {
        fc.pre(bedrag > 1_000)
        const { gemeld, orientatie } = begin()
        orientatie.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: bedrag })
        orientatie.dispatch({ soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: bedrag })
        expect(JSON.stringify(gemeld)).not.toContain(String(bedrag))
      }),
    )
  })

  it('reports nothing while it is off', () => {
    const { gemeld, orientatie, stappen, service } = begin(false)
    orientatie.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 120_000 })
    stappen.gaVerder([])
    service.reportInvoerFout({ veld: 'eigenGeld', melding: 'Dit is geen bedrag.' })
    expect(gemeld).toEqual([])
  })

  it('begins with the open step when it is switched on halfway, and says nothing of what was before', () => {
    const { aan$, gemeld, namen, stappen } = begin(false)
    stappen.gaVerder([])
    aan$.next(true)
    expect(gemeld[0]).toEqual({ eventNaam: 'paginaweergave', data: TWEEDE })
    expect(namen()).not.toContain('stap-voltooid')
  })

  it('falls silent when it is switched off, and when it is disposed of', () => {
    const { aan$, gemeld, stappen, service } = begin()
    aan$.next(false)
    gemeld.length = 0
    stappen.gaVerder([])
    aan$.next(true)
    service.dispose()
    gemeld.length = 0
    stappen.vorigeStap()
    service.reportInvoerFout({ veld: 'eigenGeld', melding: 'Dit is geen bedrag.' })
    expect(gemeld).toEqual([])
  })
})
