import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'

/** All calculators' open modal dialogs. Messages wait until all close: screen readers skip text behind dialogs. */
export interface Dialogs {
  /** Emits whether any dialog is open, beginning with the current value. */
  readonly isOpen$: Observable<boolean>
  /** Registers a dialog as open. Returns a function that marks the dialog as closed; its second call does nothing. */
  readonly open: () => () => void
}

/**
 * Creates the registry of open dialogs, which is empty at first.
 * @example
 * const dialogs = createDialogs()
 * const open = []
 * dialogs.isOpen$.subscribe((isOpen) => open.push(isOpen))
 * const close = dialogs.open()
 * close()
 * open // [ false, true, false ]
 */
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
