import { BehaviorSubject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { listenersOf } from '../../../../ui/basis/context/listenersOf'

describe('listenersOf', () => {
  it('listenersOf subscribes once for two listeners, and unsubscribes when the last listener stops', () => {
    const state$ = new BehaviorSubject(0)
    const subscribe = vi.spyOn(state$, 'subscribe')
    const stops = [listenersOf(state$)(() => undefined), listenersOf(state$)(() => undefined)]
    expect(subscribe).toHaveBeenCalledOnce()
    stops[0]?.()
    expect(state$.observed).toBe(true)
    stops[1]?.()
    expect(state$.observed).toBe(false)
  })

  it('listenersOf calls each listener at every change until that listener stops', () => {
    const state$ = new BehaviorSubject(0)
    const [een, ander] = [vi.fn(), vi.fn()]
    const stop = listenersOf(state$)(een)
    listenersOf(state$)(ander)
    for (const hoort of [een, ander]) hoort.mockClear()
    state$.next(1)
    stop()
    state$.next(2)
    expect([een, ander].map((hoort) => hoort.mock.calls.length)).toEqual([1, 2])
  })

  it('listenersOf subscribes again for a listener that is added after the last one stopped', () => {
    const state$ = new BehaviorSubject(0)
    listenersOf(state$)(() => undefined)()
    const hoort = vi.fn()
    listenersOf(state$)(hoort)
    hoort.mockClear()
    state$.next(1)
    expect(hoort).toHaveBeenCalledOnce()
  })

  it('listenersOf still calls a function that was added twice and removed once', () => {
    const state$ = new BehaviorSubject(0)
    const hoort = vi.fn()
    const stop = listenersOf(state$)(hoort)
    listenersOf(state$)(hoort)
    stop()
    hoort.mockClear()
    state$.next(1)
    expect(hoort).toHaveBeenCalledOnce()
  })

  it('listenersOf still calls the other listener when one listener stops itself during a change', () => {
    const state$ = new BehaviorSubject(0)
    const later = vi.fn()
    const stops: (() => void)[] = []
    stops.push(
      listenersOf(state$)(() => {
        if (state$.value === 1) stops[0]?.()
      }),
    )
    stops.push(listenersOf(state$)(later))
    later.mockClear()
    state$.next(1)
    state$.next(2)
    expect(later).toHaveBeenCalledTimes(2)
  })

  it('listenersOf returns the same function for the same observable only', () => {
    const state$ = new BehaviorSubject(0)
    expect(listenersOf(state$)).toBe(listenersOf(state$))
    expect(listenersOf(state$)).not.toBe(listenersOf(new BehaviorSubject(0)))
  })
})
