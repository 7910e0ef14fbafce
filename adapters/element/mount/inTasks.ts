/** Where work pauses until something is ready; `hurry` makes that ready at once. */
export interface Pause {
  readonly ready: Promise<void>
  readonly hurry: () => void
}

/** Work in pieces: between two pieces other work of the page has its turn, or the work pauses for longer. */
export type Work<Result> = Generator<Pause | undefined, Result, void>

/** Work that goes on by itself, a piece in each task. */
export interface Working {
  /** Does the rest at once. */
  readonly finish: () => void
}

/**
 * Resolves in a task of its own. Not by `scheduler.yield`: its tasks come before the drawing of a frame, so that the
 * visitor would see the first step only when all work is done.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does work in pieces, the first one in the next task: a long task would keep the visitor waiting. */
export const inTasks = (work: Work<void>): Working => {
  let pause: Pause | undefined
  let isFinished = false
  /** Keeps where the work paused. Does it go on? */
  const keep = ({ done, value }: IteratorResult<Pause | undefined, void>): boolean => {
    pause = value ?? undefined
    return done !== true
  }
  const goOn = async (): Promise<void> => {
    await nextTask()
    let goesOn = keep(work.next())
    while (goesOn) {
      const failure = await (pause?.ready ?? nextTask()).then(
        () => undefined,
        (cause: unknown) => ({ cause }),
      )
      if (isFinished) return
      goesOn = keep(failure ? work.throw(failure.cause) : work.next())
    }
  }
  void goOn()
  return {
    finish: () => {
      isFinished = true
      do pause?.hurry()
      while (keep(work.next()))
    },
  }
}
