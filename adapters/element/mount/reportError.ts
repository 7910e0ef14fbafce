import { formatJson } from '../../../domain'
import { LABEL_CODES } from '../../../domain/orientatie'
import { hostTekst } from '../../../ui'
import type { Environment, WayOut } from '../environment'
import type { BadValue } from './properties/readProperties'
import type { FoutCode } from '../gebeurtenissen'

/**
 * Reports a failure in the element, to the page in the same words, and on the console with its cause. If the page may
 * have caused the failure by a change, all three show a text about the page instead.
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
  /** Shows the message in the element, and reports it on the console and to the page, once. */
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

/** The maximum length of a value in a report, in characters. */
const LONGEST_TEXT = 100

/** Returns a value as a text that fits on a line. */
export const toShort = (value: unknown): string => {
  try {
    const text = typeof value === 'string' ? value : formatJson(value)
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} tekens)` : text
  } catch {
    return typeof value
  }
}
