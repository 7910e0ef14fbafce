import { asyncScheduler, type SchedulerAction, type SchedulerLike } from 'rxjs'

const echteTijd: SchedulerLike = asyncScheduler

/** A scheduler whose waits really take `tempo(milliseconden)`; it keeps how long each wait was meant to be. */
export const createPacedKlok = (
  tempo: (milliseconden: number) => number,
): SchedulerLike & { readonly gewacht: number[] } => {
  const gewacht: number[] = []
  return {
    gewacht,
    now: () => echteTijd.now(),
    schedule: <T>(work: (this: SchedulerAction<T>, state: T) => void, delay?: number, state?: T) => {
      const wachten = delay ?? 0
      gewacht.push(wachten)
      return echteTijd.schedule(work, tempo(wachten), state as T)
    },
  }
}
