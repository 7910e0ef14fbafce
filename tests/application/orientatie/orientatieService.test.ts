import fc from 'fast-check'
import { option } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { createOrientatieService, type BerekeningState, type OrientatieState } from '../../../application'
import { nieuweOrientatie, pasRegelsToe, toVerzoek } from '../../../domain'
import { losseOrientaties } from '../../support/arbitraries/orientatie'
import { antwoordOp, createHandmatigeBerekening } from '../../support/fakes/berekening'
import { stilleKlok } from '../../support/fakes/klok'
import { createDirect, createHandmatig, inkomenGewijzigd, start } from './opstelling'

describe('the first calculation', () => {
  it('is asked at the start, with the defaults', () => {
    const { berekening, service } = createHandmatig()
    expect(berekening.vragen.map(({ verzoek }) => verzoek)).toEqual([toVerzoek(start, stilleKlok.nu())])
    expect(service.state().berekening).toEqual({ _tag: 'Loading', vorige: option.none })
  })

  it('is there when the service is, if the calculation answers at once', () => {
    expect(createDirect().state().berekening._tag).toBe('Done')
  })

  it('starts from earlier answers and keeps the result they came with', () => {
    const financieringsOpzet = antwoordOp(toVerzoek(start, stilleKlok.nu()))
    const service = createOrientatieService({
      berekening: createHandmatigeBerekening(),
      klok: stilleKlok,
      start: { ...start, loading: false, financieringsOpzet },
    })
    expect(service.state().orientatie.loading).toBe(true)
    expect(service.state().berekening).toEqual({ _tag: 'Loading', vorige: option.some(financieringsOpzet) })
  })

  it('is of a start that can be: what the rules clear is cleared before it is asked', () => {
    fc.assert(
      fc.property(losseOrientaties(), (los) => {
        const berekening = createHandmatigeBerekening()
        const service = createOrientatieService({ berekening, klok: stilleKlok, start: los })
        const opgeruimd = { ...pasRegelsToe(los), loading: true }
        expect(service.state().orientatie).toEqual(opgeruimd)
        expect(berekening.laatste().verzoek).toEqual(toVerzoek(opgeruimd, stilleKlok.nu()))
        service.dispose()
      }),
    )
  })
})

describe('a differing answer', () => {
  it('sets loading and asks anew', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().slaag()
    service.dispatch(inkomenGewijzigd(60_000))
    expect(service.state().orientatie.loading).toBe(true)
    expect(service.state().berekening._tag).toBe('Loading')
    expect(berekening.vragen).toHaveLength(2)
    expect(berekening.laatste().verzoek.hypotheekgevers[0]?.inkomsten.bedrag).toBe(60_000)
  })

  it('cancels the pending question', () => {
    const { berekening, service } = createHandmatig()
    service.dispatch(inkomenGewijzigd(60_000))
    expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([true, false])
  })

  it('keeps the earlier result beside the pending question', () => {
    const { berekening, service } = createHandmatig()
    const eerste = antwoordOp(berekening.laatste().verzoek)
    berekening.laatste().slaag(eerste)
    service.dispatch(inkomenGewijzigd(60_000))
    expect(service.state().berekening).toEqual({ _tag: 'Loading', vorige: option.some(eerste) })
  })
})

describe('a change that differs in nothing', () => {
  it('starts nothing and is not told', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().slaag()
    const states: OrientatieState[] = []
    service.state$.subscribe((state) => states.push(state))
    service.dispatch(inkomenGewijzigd(undefined))
    expect(states).toEqual([service.state()])
    expect(berekening.vragen).toHaveLength(1)
  })
})

describe('a change of audience or brand', () => {
  it('is told without asking anew, and leaves a pending question alone', () => {
    const { berekening, service } = createHandmatig()
    service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    expect(service.state().orientatie.type).toBe('Adviseur')
    expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([false])
    berekening.laatste().slaag()
    expect(service.state().berekening._tag).toBe('Done')
  })

  it('asks anew when the new brand does not offer the period', () => {
    const berekening = createHandmatigeBerekening()
    const service = createOrientatieService({
      berekening,
      klok: stilleKlok,
      start: { ...nieuweOrientatie('FL'), renteperiode: 36 },
    })
    service.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'MY' })
    expect(berekening.laatste().verzoek).toMatchObject({ labelCode: 'MY', rentevastperiode: 120 })
  })
})

describe('an answer', () => {
  it('is stored and ends loading', () => {
    const { berekening, service } = createHandmatig()
    const opzet = antwoordOp(berekening.laatste().verzoek)
    berekening.laatste().slaag(opzet)
    expect(service.state()).toEqual({
      orientatie: { ...start, loading: false, financieringsOpzet: opzet },
      berekening: { _tag: 'Done', financieringsOpzet: opzet },
    })
  })

  it('to a cancelled question does nothing', () => {
    const { berekening, service } = createHandmatig()
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.vragen[0]?.slaag()
    expect(service.state().berekening._tag).toBe('Loading')
  })
})

describe('a failure', () => {
  it('ends loading and keeps the earlier result', () => {
    const { berekening, service } = createHandmatig()
    const eerste = antwoordOp(berekening.laatste().verzoek)
    berekening.laatste().slaag(eerste)
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().faal({ _tag: 'StatusFout', status: 500 })
    expect(service.state().orientatie).toMatchObject({ loading: false, financieringsOpzet: eerste })
    expect(service.state().berekening).toEqual({
      _tag: 'Failed',
      fout: { _tag: 'StatusFout', status: 500 },
      vorige: option.some(eerste),
    })
  })

  it('is recovered from by the next change', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().faal()
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().slaag()
    expect(service.state().berekening._tag).toBe('Done')
  })

  it('is recovered from by asking the same again', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().faal()
    service.herbereken()
    expect(service.state().berekening).toEqual({ _tag: 'Loading', vorige: option.none })
    berekening.laatste().slaag()
    expect(service.state().berekening._tag).toBe('Done')
    expect(berekening.vragen[1]?.verzoek).toEqual(berekening.vragen[0]?.verzoek)
  })
})

describe('herbereken', () => {
  it('cancels the same question when that is still pending', () => {
    const { berekening, service } = createHandmatig()
    service.herbereken()
    expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([true, false])
  })

  it('tells nothing new while the calculation is pending anyway', () => {
    const { service } = createHandmatig()
    const states: BerekeningState[] = []
    service.berekening$.subscribe((state) => states.push(state))
    service.herbereken()
    expect(states).toHaveLength(1)
  })
})
