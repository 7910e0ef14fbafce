import { hiddenNames, isChanged, isErrorFrozen } from './isChanged'

/** How long a calculator may take on a page that changed the language, in milliseconds; more than a load may. */
const LONGEST_START = 20_000

/**
 * On a page that changed the language or its document, which may stop a calculator without an error: names the
 * changes on
 * the console, and calls when the calculator may still not be there after 20 seconds. Does nothing on any other page.
 */
export const watchStart = (page: Document, onLate: () => void): void => {
  if (!isChanged(page)) return
  import('./pageChanges').then(
    ({ namePageChanges }) => namePageChanges(page, hiddenNames(page), isErrorFrozen()),
    () => undefined,
  )
  setTimeout(onLate, LONGEST_START)
}
