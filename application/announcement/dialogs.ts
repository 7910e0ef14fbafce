import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'

/** The modal dialogs of all calculators that share the live regions: behind one, screen readers skip the regions. */
export interface Dialogs {
  /** Is any dialog open? Emits the current answer first. */
  readonly isOpen$: Observable<boolean>
  /** Opens one more. The function it returns closes it; calling that again does nothing. */
  readonly open: () => () => void
}

/** No dialogs yet, for the calculators that share the live regions. */
export const createDialogs = (): Dialogs => {
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
