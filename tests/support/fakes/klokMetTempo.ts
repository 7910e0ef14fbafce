import { asyncScheduler, type SchedulerLike } from 'rxjs'

/** A scheduler whose waits really take `tempo(milliseconden)`; it keeps how long each wait was meant to be. */
export const createKlokMetTempo = (
  tempo: (milliseconden: number) => number,
): SchedulerLike & { readonly gewacht: number[] } => {
  const gewacht: number[] = []
  return {
    gewacht,
    now: () => asyncScheduler.now(),
    schedule: (work, delay = 0, state) => {
      gewacht.push(delay)
      return asyncScheduler.schedule(work, tempo(delay), state)
    },
  }
}
