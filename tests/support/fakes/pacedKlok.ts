import { asyncScheduler, Subscription, type SchedulerAction, type SchedulerLike } from 'rxjs'

const realTime: SchedulerLike = asyncScheduler

/** Decides how long a wait really takes: in milliseconds, or until a promise resolves. `index` counts waits from 0. */
export type Tempo = (milliseconds: number, index: number) => number | PromiseLike<unknown>

/** Returns a promise for a wait that never ends. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** Creates a scheduler whose waits take as long as `tempo` decides. `waited` records the requested milliseconds. */
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
