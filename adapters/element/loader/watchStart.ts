import { hiddenNames, isChanged, isErrorFrozen } from './isChanged'

/** The longest time for a start on a changed page, in milliseconds: longer than the limit of loading a chunk. */
const LONGEST_START = 20_000

/**
 * Checks whether the page changed built-ins or its document, because that can stop a calculator without an error. If
 * so, lists the changes on the console and calls `onLate` after 20 seconds. Otherwise does nothing.
 */
export const watchStart = (page: Document, onLate: () => void): void => {
  if (!isChanged(page)) return
  import('./pageChanges').then(
    ({ namePageChanges }) => namePageChanges(page, hiddenNames(page), isErrorFrozen()),
    () => undefined,
  )
  setTimeout(onLate, LONGEST_START)
}
