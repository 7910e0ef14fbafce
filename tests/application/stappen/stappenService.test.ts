import { describe, expect, it } from 'vitest'

import { createStappenService } from '../../../application'
import type { InvoerFout } from '../../../domain/invoer'
import type { StappenState } from '../../../domain/orientatie'

const zonderInkomen: readonly InvoerFout[] = [{ veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' }]

const createOpStap3 = () => {
  const service = createStappenService()
  service.gaVerder([])
  service.gaVerder([])
  return service
}

describe('the steps', () => {
  it('begin at the first', () => {
    expect(createStappenService().state()).toEqual({ huidig: 0, hoogste: 0 })
  })

  it('are told beginning with the latest, and only when they change', () => {
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

describe('beginOpnieuw', () => {
  it('opens the first step, or a later one with those before it reached', () => {
    const service = createOpStap3()
    service.beginOpnieuw()
    expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
    service.beginOpnieuw(2)
    expect(service.state()).toEqual({ huidig: 2, hoogste: 2 })
    service.beginOpnieuw(1)
    expect(service.state()).toEqual({ huidig: 1, hoogste: 1 })
  })
})

describe('gaVerder', () => {
  it('opens the next step and counts it as reached', () => {
    const service = createStappenService()
    service.gaVerder([])
    expect(service.state()).toEqual({ huidig: 1, hoogste: 1 })
  })

  it('stays and reports when there are fouten', () => {
    const service = createStappenService()
    const geweigerd: (readonly InvoerFout[])[] = []
    service.geweigerd$.subscribe((fouten) => geweigerd.push(fouten))
    service.gaVerder(zonderInkomen)
    expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
    expect(geweigerd).toEqual([zonderInkomen])
  })

  it('reports nothing when it goes', () => {
    const service = createStappenService()
    const geweigerd: unknown[] = []
    service.geweigerd$.subscribe((fouten) => geweigerd.push(fouten))
    service.gaVerder([])
    expect(geweigerd).toEqual([])
  })

  it('stays on the last step, which nobody finishes', () => {
    const service = createOpStap3()
    const voltooid: unknown[] = []
    service.voltooid$.subscribe((stap) => voltooid.push(stap))
    service.gaVerder([])
    expect(service.state()).toEqual({ huidig: 2, hoogste: 2 })
    expect(voltooid).toEqual([])
  })
})

it('vorigeStap opens the step before and remembers what was reached', () => {
  const service = createOpStap3()
  service.vorigeStap()
  expect(service.state()).toEqual({ huidig: 1, hoogste: 2 })
})

describe('gaNaar', () => {
  it('opens a step that was reached, forward and backward', () => {
    const service = createOpStap3()
    service.gaNaar(0)
    expect(service.state().huidig).toBe(0)
    service.gaNaar(2)
    expect(service.state().huidig).toBe(2)
  })

  it('does nothing for a step that was not reached', () => {
    const service = createStappenService()
    service.gaNaar(1)
    expect(service.state()).toEqual({ huidig: 0, hoogste: 0 })
  })
})

it('a step opened by a subscriber waits until everyone knows of the step before', () => {
  const service = createStappenService()
  const huidig: number[] = []
  service.state$.subscribe((state) => {
    if (state.huidig === 1) service.gaVerder([])
  })
  service.state$.subscribe((state) => huidig.push(state.huidig))
  service.gaVerder([])
  expect(huidig).toEqual([0, 1, 2])
})

it('dispose completes the streams and leaves the other functions without effect', () => {
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
