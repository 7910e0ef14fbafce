import type { WayOut } from '../environment'
import type { FoutCode } from '../gebeurtenissen'
import { RENEWED } from './createLoader'
import { vernieuwdTekst } from './firstStep/reloadNote'
import { findMissing } from './findMissing'
import { isErrorFrozen, isOfPage } from './isChanged'
import { loaderTekst } from './loaderTekst'

/** The error name for a browser that lacks a needed feature. */
const TOO_OLD = 'BrowserTeOud'

/** Throws when the browser lacks a needed feature, or when the page has frozen `Error.prototype`. */
export const checkPlace = (): void => {
  const missing = findMissing()
  if (missing !== undefined) throw Object.assign(new Error(loaderTekst.mist(missing)), { name: TOO_OLD })
  if (isErrorFrozen()) throw new Error(loaderTekst.paginaWerktTegen)
}

/** Why the application cannot start: the code, the message to show, and what the visitor can do about it. */
interface Failure {
  readonly code: FoutCode
  readonly bericht: string
  readonly wayOut?: WayOut
}

/** Returns the failure for this cause: the browser, the page, a new release, or the connection. */
export const toFailure = (page: Document, cause: unknown, loadAgain: () => void): Failure => {
  const { name } = cause as Partial<Error>
  if (name === TOO_OLD) return { code: 'browser-te-oud', bericht: loaderTekst.browserTeOud }
  if (isOfPage(page, cause)) return { code: 'niet-geladen', bericht: loaderTekst.paginaWerktTegen }
  if (name === RENEWED) {
    const reload = { text: loaderTekst.laadOpnieuw, act: () => location.reload() }
    return { code: 'vernieuwd', bericht: vernieuwdTekst(), wayOut: reload }
  }
  const again = { text: loaderTekst.probeerOpnieuw, act: loadAgain }
  return { code: 'niet-geladen', bericht: loaderTekst.nietGeladen, wayOut: again }
}
