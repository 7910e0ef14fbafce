import { asyncScheduler, Subscription, type SchedulerAction, type SchedulerLike } from 'rxjs'

const realTime: SchedulerLike = asyncScheduler

/** How long a wait takes in real time: milliseconds, or until a promise resolves. `index` counts the waits from 0. */
export type Tempo = (milliseconds: number, index: number) => number | PromiseLike<unknown>

/** Returns a promise for a wait that never ends. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** Creates a scheduler whose waits take `tempo(milliseconds)`; `waited` records the length that was asked for. */
export const createPacedKlok = (tempo: Tempo): SchedulerLike & { readonly waited: number[] } => {
  const waited: number[] = []
  return {
    waited,
    now: () => realTime.now(),
    schedule: <T>(work: (this: SchedulerAction<T>, state: T) => void, delay?: number, state?: T) => {
      const meant = delay ?? 0
      const duration = tempo(meant, waited.push(meant) - 1)
      if (typeof duration === 'number') return realTime.schedule(work, duration, state as T)
      const wait = new Subscription()
      void duration.then(() => {
        if (!wait.closed) wait.add(realTime.schedule(work, 0, state as T))
      })
      return wait
    },
  }
}
