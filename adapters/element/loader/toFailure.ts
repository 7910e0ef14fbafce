import type { WayOut } from '../environment'
import type { FoutCode } from '../gebeurtenissen'
import { RENEWED } from './createLoader'
import { vernieuwdTekst } from './firstStep/reloadNote'
import { findMissing } from './findMissing'
import { isErrorFrozen, isOfPage } from './isChanged'
import { loaderTekst } from './loaderTekst'

/** The name of the failure in a browser that lacks what the build needs. */
const TOO_OLD = 'BrowserTeOud'

/** Throws where the application cannot run: in a browser that lacks what it needs, or on a page that stops it. */
export const checkPlace = (): void => {
  const missing = findMissing()
  if (missing !== undefined) throw Object.assign(new Error(loaderTekst.mist(missing)), { name: TOO_OLD })
  if (isErrorFrozen()) throw new Error(loaderTekst.paginaWerktTegen)
}

/** Why the application cannot be had, as it is said, and what the visitor can do about it. */
interface Failure {
  readonly code: FoutCode
  readonly bericht: string
  readonly wayOut?: WayOut
}

/** What to say about this cause: of the browser, of the page, of a page that was renewed, or of the connection. */
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
