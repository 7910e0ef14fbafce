import { formatJson } from '../../../domain'
import { LABEL_CODES } from '../../../domain/orientatie'
import { hostTekst } from '../../../ui'
import type { Environment, WayOut } from '../environment'
import type { BadValue } from './properties/readProperties'
import type { FoutCode } from '../gebeurtenissen'

/**
 * Says what went wrong in the element, to the page in the same words, and on the console with its cause. A change of
 * the
 * page that may have caused it is said instead.
 */
type ReportError = (code: FoutCode, bericht: string, cause: unknown, wayOut?: WayOut) => void

export const createReportError =
  ({ host, root, showMessage, tellPage, isOfPage, takeFirstStep }: Environment): ReportError =>
  (code, given, cause, wayOut) => {
    const isPage = isOfPage(cause)
    const bericht = isPage ? hostTekst.paginaWerktTegen : given
    if (isPage) takeFirstStep()?.place.remove()
    console.error(`${host.localName}: ${bericht}`, cause)
    showMessage(root, bericht, wayOut)
    tellPage('fout', { code, bericht })
  }

/** The message of an element that has no valid brand. */
interface LabelError {
  /** Shows it in the element and reports it on the console and to the page, once for the same message. */
  readonly show: (bad: readonly BadValue[]) => void
  readonly clear: () => void
}

export const createLabelError = ({ host, root, showMessage, tellPage }: Environment): LabelError => {
  let shown: { readonly bericht: string; readonly clear: () => void } | undefined
  return {
    show: (bad) => {
      const given = bad.findLast(({ property }) => property === 'labelCode')
      const bericht = hostTekst.labelfout(given && toShort(given.value), LABEL_CODES)
      if (bericht === shown?.bericht) return
      root.querySelector('slot')?.remove()
      shown = { bericht, clear: showMessage(root, bericht) }
      console.error(`${host.localName}: ${bericht}`)
      tellPage('fout', { code: 'label-code', bericht })
    },
    clear: () => {
      shown?.clear()
      shown = undefined
    },
  }
}

/** How many characters of a value a report shows. */
const LONGEST_TEXT = 100

/** A value as a text that fits on a line, whatever was given. */
export const toShort = (value: unknown): string => {
  try {
    const text = typeof value === 'string' ? value : formatJson(value)
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} tekens)` : text
  } catch {
    return typeof value
  }
}
