import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createOrientatieService } from '../../../application'
import { nieuweOrientatie, pasRegelsToe, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'
import { createDirect, createHandmatig, inkomenGewijzigd, start } from './opstelling'

describe('the first calculation', () => {
  it('is asked at the start, with the defaults', () => {
    const { berekening, service } = createHandmatig()
    expect(berekening.vragen.map(({ verzoek }) => verzoek)).toEqual([toVerzoek(start, stoppedKlok.nu())])
    expect(service.state()).toMatchObject({ loading: true, fout: undefined, financieringsOpzet: undefined })
  })

  it('is there when the service is, if the calculation answers at once', () => {
    expect(stateOf(createDirect().state())).toBe('voltooid')
  })

  it('starts from earlier answers and keeps the result they came with', () => {
    const financieringsOpzet = answerTo(toVerzoek(start, stoppedKlok.nu()))
    const service = createOrientatieService({
      berekening: createManualBerekening(),
      klok: stoppedKlok,
      start: wijzig(start, { soort: 'berekeningVoltooid', financieringsOpzet }),
    })
    expect(service.state()).toMatchObject({ loading: true, financieringsOpzet })
  })

  it('is of a start that can be: what the rules clear is cleared before it is asked', () => {
    fc.assert(
      fc.property(losseOrientaties(), (los) => {
        const berekening = createManualBerekening()
        const service = createOrientatieService({ berekening, klok: stoppedKlok, start: los })
        const opgeruimd = wijzig(pasRegelsToe(los), { soort: 'herberekeningGevraagd' })
        expect(service.state()).toEqual(opgeruimd)
        expect(berekening.laatste().verzoek).toEqual(toVerzoek(opgeruimd, stoppedKlok.nu()))
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
    expect(service.state().loading).toBe(true)
    expect(stateOf(service.state())).toBe('lopend')
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
    const eerste = answerTo(berekening.laatste().verzoek)
    berekening.laatste().slaag(eerste)
    service.dispatch(inkomenGewijzigd(60_000))
    expect(service.state()).toMatchObject({ loading: true, financieringsOpzet: eerste })
  })
})

it('a change that differs in nothing starts nothing and is not told', () => {
  const { berekening, service } = createHandmatig()
  berekening.laatste().slaag()
  const states: Orientatie[] = []
  service.state$.subscribe((state) => states.push(state))
  service.dispatch(inkomenGewijzigd(undefined))
  expect(states).toEqual([service.state()])
  expect(berekening.vragen).toHaveLength(1)
})

describe('a change of audience or brand', () => {
  it('is told without asking anew, and leaves a pending question alone', () => {
    const { berekening, service } = createHandmatig()
    service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    expect(service.state().type).toBe('Adviseur')
    expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([false])
    berekening.laatste().slaag()
    expect(stateOf(service.state())).toBe('voltooid')
  })

  it('asks anew when the new brand does not offer the period', () => {
    const berekening = createManualBerekening()
    const service = createOrientatieService({
      berekening,
      klok: stoppedKlok,
      start: { ...nieuweOrientatie('FL'), renteperiode: 36 },
    })
    service.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'MY' })
    expect(berekening.laatste().verzoek).toMatchObject({ labelCode: 'MY', rentevastperiode: 120 })
  })
})

describe('an answer', () => {
  it('is stored and ends loading', () => {
    const { berekening, service } = createHandmatig()
    const opzet = answerTo(berekening.laatste().verzoek)
    berekening.laatste().slaag(opzet)
    expect(service.state()).toEqual(wijzig(start, { soort: 'berekeningVoltooid', financieringsOpzet: opzet }))
  })

  it('to a cancelled question does nothing', () => {
    const { berekening, service } = createHandmatig()
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.vragen[0]?.slaag()
    expect(stateOf(service.state())).toBe('lopend')
  })
})

describe('a failure', () => {
  it('ends loading and keeps the earlier result', () => {
    const { berekening, service } = createHandmatig()
    const eerste = answerTo(berekening.laatste().verzoek)
    berekening.laatste().slaag(eerste)
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().faal({ _tag: 'StatusFout', status: 500 })
    expect(service.state()).toMatchObject({
      loading: false,
      fout: { _tag: 'StatusFout', status: 500 },
      financieringsOpzet: eerste,
    })
  })

  it('is recovered from by the next change', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().faal()
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().slaag()
    expect(stateOf(service.state())).toBe('voltooid')
  })

  it('is recovered from by asking the same again', () => {
    const { berekening, service } = createHandmatig()
    berekening.laatste().faal()
    service.herbereken()
    expect(service.state()).toMatchObject({ loading: true, fout: undefined, financieringsOpzet: undefined })
    berekening.laatste().slaag()
    expect(stateOf(service.state())).toBe('voltooid')
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
    const states: Rekenstand[] = []
    service.berekening$.subscribe((state) => states.push(state))
    service.herbereken()
    expect(states).toHaveLength(1)
  })
})
