import { describe, expect, it, vi } from 'vitest'

import { inTasks, type Pause, type Work } from '../../../adapters/element/mount/inTasks'

const inNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Work that notes each piece, and pauses as these say between the pieces. */
const pieces = (done: string[], ...pauses: readonly (Pause | undefined)[]): Work<void> =>
  (function* () {
    done.push('begin')
    for (const [index, pause] of pauses.entries()) {
      yield pause
      done.push(`piece ${index + 1}`)
    }
  })()

/** A pause until something is ready, which `hurry` makes at once. */
const createPause = () => {
  let hurry = (): void => undefined
  let fail: (cause: Error) => void = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    hurry = vi.fn(resolve)
    fail = reject
  })
  return { ready, hurry, fail }
}

describe('work in pieces', () => {
  it('begins in the next task, and has a task for each piece', async () => {
    const done: string[] = []
    inTasks(pieces(done, undefined, undefined))
    expect(done).toEqual([])
    await inNextTask()
    expect(done).toEqual(['begin'])
    await inNextTask()
    expect(done).toEqual(['begin', 'piece 1'])
    await inNextTask()
    expect(done).toEqual(['begin', 'piece 1', 'piece 2'])
  })

  it('pauses until what it waits for is ready', async () => {
    const done: string[] = []
    const pause = createPause()
    inTasks(pieces(done, pause))
    await inNextTask()
    await inNextTask()
    expect(done).toEqual(['begin'])
    pause.hurry()
    await inNextTask()
    expect(done).toEqual(['begin', 'piece 1'])
  })

  it('does the rest at once when it is to be finished, and nothing twice', async () => {
    const done: string[] = []
    const pause = createPause()
    const working = inTasks(pieces(done, undefined, pause))
    working.finish()
    expect(done).toEqual(['begin', 'piece 1', 'piece 2'])
    expect(pause.hurry).toHaveBeenCalledOnce()
    await inNextTask()
    expect(done).toHaveLength(3)
  })

  it('makes ready what it waits for when it is to be finished meanwhile', async () => {
    const done: string[] = []
    const pause = createPause()
    const working = inTasks(pieces(done, pause))
    await inNextTask()
    working.finish()
    expect(pause.hurry).toHaveBeenCalledOnce()
    expect(done).toEqual(['begin', 'piece 1'])
  })

  it('hears where it pauses that what it waits for has failed', async () => {
    const pause = createPause()
    const caught = vi.fn()
    inTasks(
      (function* (): Work<void> {
        try {
          yield pause
        } catch (cause) {
          caught(cause)
        }
      })(),
    )
    await inNextTask()
    const cause = new Error('mislukt')
    pause.fail(cause)
    await inNextTask()
    expect(caught).toHaveBeenCalledExactlyOnceWith(cause)
  })
})
