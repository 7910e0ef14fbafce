import { describe, expect, it } from 'vitest'

import { toVerzoek, type Orientatie } from '../../../domain'
import { answerTo } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'
import { createDirect, createHandmatig, inkomenGewijzigd } from './opstelling'

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

  it('survive a subscriber that dispatches', () => {
    const service = createDirect()
    const inkomens: (number | undefined)[] = []
    service.state$.subscribe(({ eigen }) => {
      if (eigen.inkomen === 1) service.dispatch(inkomenGewijzigd(2))
    })
    service.state$.subscribe(({ eigen }) => inkomens.push(eigen.inkomen))
    service.dispatch(inkomenGewijzigd(1))
    expect(inkomens.at(-1)).toBe(2)
    expect(service.state().eigen.inkomen).toBe(2)
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
