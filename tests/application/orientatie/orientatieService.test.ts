import { describe, expect, it } from 'vitest'

import { createOrientatieService } from '../../../application'
import { pasRegelsToe, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo, createManualBerekening, outcomeOf } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'
import { everyLosseOrientatie } from '../../support/every'
import { createDirect, createHandmatig, inkomenGewijzigd, start } from './opstelling'

describe('the first calculation', () => {
  it('createOrientatieService requests a calculation of the default answers at the start', () => {
    const { berekening, service } = createHandmatig()
    expect(berekening.asked.map(({ verzoek }) => verzoek)).toEqual([toVerzoek(start, stoppedKlok.nu())])
    expect(service.state()).toMatchObject({ loading: true, fout: undefined, financieringsOpzet: undefined })
  })

  it('createOrientatieService starts with a result when the calculation is synchronous', () => {
    expect(stateOf(createDirect().state())).toBe('voltooid')
  })

  it('createOrientatieService keeps the result in `start` while it calculates again', () => {
    const outcome = outcomeOf(toVerzoek(start, stoppedKlok.nu()))
    const service = createOrientatieService({
      berekening: createManualBerekening(),
      klok: stoppedKlok,
      start: wijzig(start, { soort: 'berekeningVoltooid', ...outcome }),
    })
    expect(service.state()).toMatchObject({ loading: true, financieringsOpzet: outcome.financieringsOpzet })
  })

  it('createOrientatieService applies the clearing rules to `start` before the first calculation', () => {
    everyLosseOrientatie((los) => {
      const berekening = createManualBerekening()
      const service = createOrientatieService({ berekening, klok: stoppedKlok, start: los })
      const opgeruimd = wijzig(pasRegelsToe(los), { soort: 'herberekeningGevraagd' })
      expect(service.state()).toEqual(opgeruimd)
      expect(berekening.last().verzoek).toEqual(toVerzoek(opgeruimd, stoppedKlok.nu()))
      service.dispose()
    })
  })
})

it('dispatching a changed income starts a calculation and keeps the earlier result meanwhile', () => {
  const { berekening, service } = createHandmatig()
  const eerste = answerTo(berekening.last().verzoek)
  berekening.last().succeed(eerste)
  service.dispatch(inkomenGewijzigd(60_000))
  expect(service.state()).toMatchObject({ loading: true, financieringsOpzet: eerste })
  expect(berekening.asked).toHaveLength(2)
  expect(berekening.last().verzoek.hypotheekgevers[0]?.inkomsten.bedrag).toBe(60_000)
})

it('dispatching the current value of an answer starts no calculation and emits no state', () => {
  const { berekening, service } = createHandmatig()
  berekening.last().succeed()
  const states: Orientatie[] = []
  service.state$.subscribe((state) => states.push(state))
  service.dispatch(inkomenGewijzigd(undefined))
  expect(states).toEqual([service.state()])
  expect(berekening.asked).toHaveLength(1)
})

it('changing the audience to Adviseur starts no calculation and does not cancel the pending one', () => {
  const { berekening, service } = createHandmatig()
  service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
  expect(service.state().type).toBe('Adviseur')
  expect(berekening.asked.map((vraag) => vraag.isCancelled())).toEqual([false])
  berekening.last().succeed()
  expect(stateOf(service.state())).toBe('voltooid')
})

describe('a failed calculation', () => {
  it('a failed calculation sets `fout`, ends `loading` and keeps the earlier result', () => {
    const { berekening, service } = createHandmatig()
    const eerste = answerTo(berekening.last().verzoek)
    berekening.last().succeed(eerste)
    service.dispatch(inkomenGewijzigd(60_000))
    berekening.last().fail({ _tag: 'StatusFout', status: 500 })
    expect(service.state()).toMatchObject({
      loading: false,
      fout: { _tag: 'StatusFout', status: 500 },
      financieringsOpzet: eerste,
    })
  })

  it('herbereken repeats a failed calculation with the same request', () => {
    const { berekening, service } = createHandmatig()
    berekening.last().fail()
    service.herbereken()
    expect(service.state()).toMatchObject({ loading: true, fout: undefined, financieringsOpzet: undefined })
    berekening.last().succeed()
    expect(stateOf(service.state())).toBe('voltooid')
    expect(berekening.asked[1]?.verzoek).toEqual(berekening.asked[0]?.verzoek)
  })
})

it('herbereken emits no new state on berekening$ while a calculation is pending', () => {
  const { service } = createHandmatig()
  const states: Rekenstand[] = []
  service.berekening$.subscribe((state) => states.push(state))
  service.herbereken()
  expect(states).toHaveLength(1)
})

describe('the streams of the orientation service', () => {
  it('state$ of the orientation service first emits the latest state', () => {
    const service = createDirect()
    service.dispatch(inkomenGewijzigd(60_000))
    const states: Orientatie[] = []
    service.state$.subscribe((state) => states.push(state))
    expect(states).toEqual([service.state()])
  })

  it('berekening$ of the orientation service emits nothing when only the audience changes', () => {
    const service = createDirect()
    const standen: string[] = []
    service.berekening$.subscribe((berekening) => standen.push(stateOf(berekening)))
    service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    service.dispatch(inkomenGewijzigd(60_000))
    expect(standen).toEqual(['voltooid', 'lopend', 'voltooid'])
  })
})

describe('dispose', () => {
  it('disposing of the orientation service cancels the pending calculation and completes its streams', () => {
    const { berekening, service } = createHandmatig()
    const einde: string[] = []
    service.state$.subscribe({ complete: () => einde.push('state') })
    service.berekening$.subscribe({ complete: () => einde.push('berekening') })
    service.dispose()
    expect(berekening.last().isCancelled()).toBe(true)
    expect(einde).toEqual(['state', 'berekening'])
  })

  it('dispatch and herbereken do nothing after the orientation service is disposed of', () => {
    const { berekening, service } = createHandmatig()
    const laatste = service.state()
    service.dispose()
    service.dispatch(inkomenGewijzigd(60_000))
    service.herbereken()
    service.dispose()
    expect(service.state()).toBe(laatste)
    expect(berekening.asked).toHaveLength(1)
  })

  it('the orientation service ignores changes after a subscriber has called dispose', () => {
    const service = createDirect()
    service.state$.subscribe(({ eigen }) => {
      if (eigen.inkomen === 1) service.dispose()
    })
    service.dispatch(inkomenGewijzigd(1))
    service.dispatch(inkomenGewijzigd(2))
    expect(service.state().eigen.inkomen).toBe(1)
    expect(service.state().loading).toBe(true)
  })

  it('disposing of one orientation service does not stop another orientation service', () => {
    const een = createDirect()
    const ander = createDirect()
    een.dispose()
    ander.dispatch(inkomenGewijzigd(60_000))
    expect(ander.state()).toMatchObject({
      loading: false,
      financieringsOpzet: answerTo(toVerzoek(ander.state(), stoppedKlok.nu())),
    })
  })
})
