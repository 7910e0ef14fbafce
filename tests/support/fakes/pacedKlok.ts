import { asyncScheduler, Subscription, type SchedulerAction, type SchedulerLike } from 'rxjs'

const echteTijd: SchedulerLike = asyncScheduler

/** Returns how long a wait takes in real time: milliseconds, or until a promise resolves. `nummer` counts from 0. */
export type Tempo = (milliseconden: number, nummer: number) => number | PromiseLike<unknown>

/** Returns a promise for a wait that never ends. */
export const nooit = (): Promise<never> => new Promise(() => undefined)

/** Creates a scheduler whose waits take `tempo(milliseconden)`; `gewacht` records the length that was asked for. */
export const createPacedKlok = (tempo: Tempo): SchedulerLike & { readonly gewacht: number[] } => {
  const gewacht: number[] = []
  return {
    gewacht,
    now: () => echteTijd.now(),
    schedule: <T>(work: (this: SchedulerAction<T>, state: T) => void, delay?: number, state?: T) => {
      const wachten = delay ?? 0
      const duur = tempo(wachten, gewacht.push(wachten) - 1)
      if (typeof duur === 'number') return echteTijd.schedule(work, duur, state as T)
      const wacht = new Subscription()
      void duur.then(() => {
        if (!wacht.closed) wacht.add(echteTijd.schedule(work, 0, state as T))
      })
      return wacht
    },
  }
}
