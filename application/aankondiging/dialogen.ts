import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'

/** The modal dialogs of several calculators that speak through the same live regions, which nobody hears behind one. */
export interface Dialogen {
  /** Is any of them open? Begins with how it is now. */
  readonly isOpen$: Observable<boolean>
  /** Opens one more. Returns how to close it; a second time that does nothing. */
  readonly open: () => () => void
}

export const createDialogen = (): Dialogen => {
  const geopend = new BehaviorSubject<ReadonlySet<object>>(new Set())
  return {
    isOpen$: geopend.pipe(
      map(({ size }) => size > 0),
      distinctUntilChanged(),
    ),
    open: () => {
      const dialoog = {}
      geopend.next(new Set([...geopend.value, dialoog]))
      return () => geopend.next(new Set([...geopend.value].filter((ander) => ander !== dialoog)))
    },
  }
}
