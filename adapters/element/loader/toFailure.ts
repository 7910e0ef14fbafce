import type { WayOut } from '../environment'
import type { FoutCode } from '../gebeurtenissen'
import { RENEWED } from './createLoader'
import { vernieuwdTekst } from './firstStep/reloadNote'
import { findMissing } from './findMissing'
import { isErrorFrozen, isOfPage } from './isChanged'
import { loaderTekst } from './loaderTekst'

/** The name of the error for a browser that lacks a required feature. */
const TOO_OLD = 'BrowserTeOud'

/** Throws when the browser lacks a required feature, or when the page has frozen `Error.prototype`. */
export const checkPlace = (): void => {
  const missing = findMissing()
  if (missing !== undefined) throw Object.assign(new Error(loaderTekst.mist(missing)), { name: TOO_OLD })
  if (isErrorFrozen()) throw new Error(loaderTekst.paginaWerktTegen)
}

/** Why the application cannot start: the code, the message, and a button if a retry or a page reload may help. */
interface Failure {
  readonly code: FoutCode
  readonly bericht: string
  readonly wayOut?: WayOut
}

/**
 * Returns the failure for a cause: an old browser, a change by the page, a need to reload, or else a failed load.
 *
 * @param loadAgain Loads the application again; undefined when the element failed before it could load anything.
 */
export const toFailure = (page: Document, cause: unknown, loadAgain?: () => void): Failure => {
  const { name } = cause as Partial<Error>
  if (name === TOO_OLD) return { code: 'browser-te-oud', bericht: loaderTekst.browserTeOud }
  if (isOfPage(page, cause)) return { code: 'niet-geladen', bericht: loaderTekst.paginaWerktTegen }
  if (name === RENEWED) {
    const reload = { text: loaderTekst.laadOpnieuw, act: () => location.reload() }
    return { code: 'vernieuwd', bericht: vernieuwdTekst(), wayOut: reload }
  }
  if (!loadAgain) return { code: 'niet-gestart', bericht: loaderTekst.nietGestart }
  const again = { text: loaderTekst.probeerOpnieuw, act: loadAgain }
  return { code: 'niet-geladen', bericht: loaderTekst.nietGeladen, wayOut: again }
}

let isTooOldLogged = false

/** Logs a failure in the console. An old browser is logged once, not for each calculator of the page. */
export const logFailure = (tag: string, { code, bericht }: Failure, cause: unknown): void => {
  const isTooOld = code === 'browser-te-oud'
  if (!isTooOld || !isTooOldLogged) console.error(`${tag}: ${bericht}`, cause)
  isTooOldLogged ||= isTooOld
}
