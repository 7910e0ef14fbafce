import { describe, expect, it } from 'vitest'

import { createStappenService } from '../../../application'
import type { InvoerFout } from '../../../domain/invoer'
import type { StappenState } from '../../../domain/orientatie'

const zonderInkomen: readonly InvoerFout[] = [{ veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' }]

/** These tests cover the service. The tests of `domain/orientatie/stappen` cover each move from one step to another. */
describe('createStappenService', () => {
  it('createStappenService begins at the first step, and gaNaar opens only steps reached before', () => {
    const service = createStappenService()
    const na = (zet: () => void) => {
      zet()
      return service.state()
    }
    expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
    expect(na(() => service.gaNaar(1))).toEqual({ huidig: 0, hoogste: 0 })
    expect(na(() => service.gaVerder([]))).toEqual({ huidig: 1, hoogste: 1 })
    expect(na(() => service.vorigeStap())).toEqual({ huidig: 0, hoogste: 1 })
    expect(na(() => service.gaNaar(1))).toEqual({ huidig: 1, hoogste: 1 })
  })

  it('beginOpnieuw opens the first step or the given step, and makes it the highest step that was reached', () => {
    const service = createStappenService()
    const na = ([0, 2, 1] as const).map((stap) => {
      service.beginOpnieuw(stap)
      return service.state()
    })
    expect(na).toEqual([0, 2, 1].map((stap) => ({ huidig: stap, hoogste: stap })))
    service.beginOpnieuw()
    expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
  })

  it('state$ of the steps service begins with the latest state and emits only changes', () => {
    const service = createStappenService()
    const states: StappenState[] = []
    service.gaVerder([])
    service.state$.subscribe((state) => states.push(state))
    service.gaNaar(1)
    service.vorigeStap()
    expect(states).toEqual([
      { huidig: 1, hoogste: 1 },
      { huidig: 0, hoogste: 1 },
    ])
  })
})

it('gaVerder with errors stays on the step and emits the errors; without errors it emits none', () => {
  const service = createStappenService()
  const geweigerd: (readonly InvoerFout[])[] = []
  service.geweigerd$.subscribe((fouten) => geweigerd.push(fouten))
  service.gaVerder(zonderInkomen)
  expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
  service.gaVerder([])
  expect(geweigerd).toEqual([zonderInkomen])
})

it('gaVerder on the last step stays on that step and emits no finished step', () => {
  const service = createStappenService()
  service.beginOpnieuw(2)
  const voltooid: unknown[] = []
  service.voltooid$.subscribe((stap) => voltooid.push(stap))
  service.gaVerder([])
  expect([service.state(), voltooid]).toEqual([{ huidig: 2, hoogste: 2 }, []])
})

it('a step that a subscriber opens waits until all subscribers have received the step before it', () => {
  const service = createStappenService()
  const huidig: number[] = []
  service.state$.subscribe((state) => {
    if (state.huidig === 1) service.gaVerder([])
  })
  service.state$.subscribe((state) => huidig.push(state.huidig))
  service.gaVerder([])
  expect(huidig).toEqual([0, 1, 2])
})

it('disposing of the steps service completes its streams, and gaVerder does nothing afterwards', () => {
  const service = createStappenService()
  const einde: string[] = []
  service.state$.subscribe({ complete: () => einde.push('state') })
  service.geweigerd$.subscribe({ next: () => einde.push('fout'), complete: () => einde.push('geweigerd') })
  service.dispose()
  service.gaVerder([])
  service.gaVerder(zonderInkomen)
  expect(einde.toSorted()).toEqual(['geweigerd', 'state'])
  expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
})
