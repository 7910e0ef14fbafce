import { hiddenNames, isChanged, isErrorFrozen } from './isChanged'

/** How long a calculator may take to start on a changed page, in milliseconds; longer than a load may take. */
const LONGEST_START = 20_000

/**
 * Guards a page that changed built-ins or its document, which may stop a calculator without an error. Names the changes
 * on the console, and calls `onLate` after 20 seconds. Does nothing on any other page.
 */
export const watchStart = (page: Document, onLate: () => void): void => {
  if (!isChanged(page)) return
  import('./pageChanges').then(
    ({ namePageChanges }) => namePageChanges(page, hiddenNames(page), isErrorFrozen()),
    () => undefined,
  )
  setTimeout(onLate, LONGEST_START)
}
