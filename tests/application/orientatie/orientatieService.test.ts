import { describe, expect, it } from 'vitest'

import { createOrientatieService } from '../../../application'
import { pasRegelsToe, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'
import { everyLosseOrientatie } from '../../support/every'
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
    everyLosseOrientatie((los) => {
      const berekening = createManualBerekening()
      const service = createOrientatieService({ berekening, klok: stoppedKlok, start: los })
      const opgeruimd = wijzig(pasRegelsToe(los), { soort: 'herberekeningGevraagd' })
      expect(service.state()).toEqual(opgeruimd)
      expect(berekening.laatste().verzoek).toEqual(toVerzoek(opgeruimd, stoppedKlok.nu()))
      service.dispose()
    })
  })
})

it('a differing answer sets loading, asks anew and keeps the earlier result', () => {
  const { berekening, service } = createHandmatig()
  const eerste = answerTo(berekening.laatste().verzoek)
  berekening.laatste().slaag(eerste)
  service.dispatch(inkomenGewijzigd(60_000))
  expect(service.state()).toMatchObject({ loading: true, financieringsOpzet: eerste })
  expect(berekening.vragen).toHaveLength(2)
  expect(berekening.laatste().verzoek.hypotheekgevers[0]?.inkomsten.bedrag).toBe(60_000)
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

it('a change of audience is told without asking anew, and leaves a pending question alone', () => {
  const { berekening, service } = createHandmatig()
  service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
  expect(service.state().type).toBe('Adviseur')
  expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([false])
  berekening.laatste().slaag()
  expect(stateOf(service.state())).toBe('voltooid')
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

it('to calculate again tells nothing new while the calculation is pending anyway', () => {
  const { service } = createHandmatig()
  const states: Rekenstand[] = []
  service.berekening$.subscribe((state) => states.push(state))
  service.herbereken()
  expect(states).toHaveLength(1)
})

describe('the streams', () => {
  it('begin with the latest', () => {
    const service = createDirect()
    service.dispatch(inkomenGewijzigd(60_000))
    const states: Orientatie[] = []
    service.state$.subscribe((state) => states.push(state))
    expect(states).toEqual([service.state()])
  })

  it('tell of the calculation only what changes', () => {
    const service = createDirect()
    const standen: string[] = []
    service.berekening$.subscribe((berekening) => standen.push(stateOf(berekening)))
    service.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    service.dispatch(inkomenGewijzigd(60_000))
    expect(standen).toEqual(['voltooid', 'lopend', 'voltooid'])
  })
})

describe('dispose', () => {
  it('cancels the pending question and completes the streams', () => {
    const { berekening, service } = createHandmatig()
    const einde: string[] = []
    service.state$.subscribe({ complete: () => einde.push('state') })
    service.berekening$.subscribe({ complete: () => einde.push('berekening') })
    service.dispose()
    expect(berekening.laatste().isGeannuleerd()).toBe(true)
    expect(einde).toEqual(['state', 'berekening'])
  })

  it('leaves the other functions without effect', () => {
    const { berekening, service } = createHandmatig()
    const laatste = service.state()
    service.dispose()
    service.dispatch(inkomenGewijzigd(60_000))
    service.herbereken()
    service.dispose()
    expect(service.state()).toBe(laatste)
    expect(berekening.vragen).toHaveLength(1)
  })

  it('holds inside a subscriber too', () => {
    const service = createDirect()
    service.state$.subscribe(({ eigen }) => {
      if (eigen.inkomen === 1) service.dispose()
    })
    service.dispatch(inkomenGewijzigd(1))
    service.dispatch(inkomenGewijzigd(2))
    expect(service.state().eigen.inkomen).toBe(1)
    expect(service.state().loading).toBe(true)
  })

  it('leaves another calculator alone', () => {
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
